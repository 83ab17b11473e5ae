/// The declaration of one variable.
struct Variable {
    /// `var` or `let`.
    let keyword: Int
    let name: Int
    let type: Range<Int>?
    let initialValue: Range<Int>?
    let hasAccessors: Bool
    /// Whether it has a getter, so that nothing is stored.
    let isComputed: Bool
    /// The words before the keyword: `public`, `static` …
    let modifiers: [String]
    /// One past its last token.
    let end: Int

    /// Reads the declaration whose attributes and modifiers begin at `start`; nil if it is none of a variable.
    init?(_ source: SourceText, from start: Int, to limit: Int) {
        var index = start
        var modifiers: [String] = []
        while index < limit {
            if source.isSign("@", at: index) {
                index += 2
                while source.isSign(".", at: index) { index += 2 }
                // Arguments stick to the attribute's name.
                if source.isSign("(", at: index), !source.tokens[index].hasSpaceBefore {
                    index = (source.closing(of: index) ?? index) + 1
                }
            } else if source.isWord("var", at: index) || source.isWord("let", at: index) {
                break
            } else if source.tokens[index].kind == .word {
                modifiers.append(source.text(at: index))
                index += 1
                if source.isSign("(", at: index) { index = (source.closing(of: index) ?? index) + 1 }
            } else {
                return nil
            }
        }
        guard index + 1 < limit, source.tokens[index + 1].kind == .word else { return nil }
        self.modifiers = modifiers
        keyword = index
        name = index + 1
        let end = Statement.end(of: source, from: index + 2, to: limit)
        self.end = end
        let equals = source.first(in: index + 2..<end) { source.isOperator("=", at: $0) }
        let accessors = source.first(in: index + 2..<(equals ?? end)) { source.isSign("{", at: $0) }
        // After a value a brace begins a closure of it, unless an observer's name follows.
        let observers = source.first(in: index + 2..<end) { place in
            source.isSign("{", at: place) && ["didSet", "willSet"].contains { source.isWord($0, at: place + 1) }
        }
        isComputed = accessors.map { !Self.hasOnlyObservers(source, at: $0) } ?? false
        hasAccessors = accessors != nil || observers != nil
        let typeEnd = equals ?? accessors ?? end
        type = source.isSign(":", at: index + 2) && index + 3 < typeEnd ? index + 3..<typeEnd : nil
        // The observers after a value are none of it.
        let valueEnd = equals.flatMap { equals in observers.flatMap { $0 > equals ? $0 : nil } } ?? end
        initialValue = equals.flatMap { $0 + 1 < valueEnd ? $0 + 1..<valueEnd : nil }
    }

    private static func hasOnlyObservers(_ source: SourceText, at brace: Int) -> Bool {
        ["didSet", "willSet"].contains { source.isWord($0, at: brace + 1) }
    }
}
