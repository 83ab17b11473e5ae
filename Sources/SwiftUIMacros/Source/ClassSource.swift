/// The declaration of a class or actor with its members, as far as `@Model` needs it.
struct ClassSource {
    /// One stored property that lasts.
    struct Property {
        let name: String
        let type: String?
        let initialValue: String?
        /// The arguments of `@Attribute` or `@Relationship`, with the name of the attribute.
        let note: (name: String, arguments: String)?
    }

    let name: String
    let isOpen: Bool
    let access: String
    let properties: [Property]
    /// `#Unique` and `#Index` with their arguments.
    let notes: [(name: String, arguments: String)]

    /// What says that a variable is none of a store.
    private static let excluding: Set<String> = ["static", "class", "lazy", "weak", "unowned"]

    init(_ source: SourceText) throws {
        let all = 0..<source.tokens.count
        guard
            let keyword = source.first(
                in: all, where: { source.isWord("class", at: $0) || source.isWord("actor", at: $0) }),
            let brace = source.first(in: keyword..<all.upperBound, where: { source.isSign("{", at: $0) }),
            let end = source.closing(of: brace)
        else { throw MacroError("'@Model' belongs to a class.", at: 0) }
        name = source.text(at: keyword + 1)
        let modifiers = (0..<keyword).map { source.text(at: $0) }
        isOpen = modifiers.contains("open")
        access =
            modifiers.first { ["public", "open", "package"].contains($0) }.map { $0 == "open" ? "public" : $0 } ?? ""
        var properties: [Property] = []
        var notes: [(String, String)] = []
        var index = brace + 1
        while index < end {
            if source.isSign("#", at: index), source.isSign("<", at: index + 2) || source.isOperator("<", at: index + 2)
            {
                notes += Self.note(source, index, end)
            }
            let start = index
            if let variable = Variable(source, from: start, to: end) {
                if let property = Self.property(source, variable, from: start) { properties.append(property) }
                index = max(variable.end, index + 1)
                continue
            }
            index = (source.closing(of: index) ?? index) + 1
        }
        self.properties = properties
        self.notes = notes
    }

    private static func note(_ source: SourceText, _ index: Int, _ end: Int) -> [(String, String)] {
        let name = source.text(at: index + 1)
        guard ["Unique", "Index"].contains(name),
            let open = source.first(in: index..<end, where: { source.isSign("(", at: $0) }),
            let close = source.closing(of: open)
        else { return [] }
        return [(name, source.text(ofTokens: index + 2..<close + 1))]
    }

    /// The property that a variable declares, if it is one that lasts.
    static func property(_ source: SourceText, _ variable: Variable, from start: Int) -> Property? {
        guard source.isWord("var", at: variable.keyword), !variable.isComputed,
            excluding.isDisjoint(with: variable.modifiers)
        else { return nil }
        var note: (String, String)?
        for index in start..<variable.keyword where source.isSign("@", at: index) {
            var place = index + 1
            while source.isSign(".", at: place + 1) { place += 2 }
            let attribute = source.text(at: place)
            switch attribute {
            case "Transient": return nil
            case "Attribute", "Relationship":
                let close = source.isSign("(", at: place + 1) ? source.closing(of: place + 1) : nil
                note = (attribute, close.map { source.text(ofTokens: place + 1..<$0 + 1) } ?? "()")
            case "_PersistedProperty": continue
            default: continue
            }
        }
        return Property(
            name: source.text(at: variable.name), type: variable.type.map { source.text(ofTokens: $0) },
            initialValue: variable.initialValue.map { source.text(ofTokens: $0) }, note: note)
    }
}
