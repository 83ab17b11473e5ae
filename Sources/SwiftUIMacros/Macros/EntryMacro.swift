/// `@Entry`: a property of the environment and its relatives, with the key that it needs.
struct EntryMacro {
    private let name: String
    private let keyMembers: String
    private let keyProtocol: String
    private var infersType = false

    /// The key's protocol for each type that has entries.
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    init(_ source: SourceText, context: [SourceText]) throws {
        guard let container = context.lazy.compactMap(Self.extendedType).first,
            let keyProtocol = Self.protocols[container]
        else {
            throw MacroError(
                "'@Entry' belongs to a property in an extension of EnvironmentValues, Transaction, ContainerValues or "
                    + "FocusedValues.", at: 0)
        }
        guard let variable = Variable(source, from: 0, to: source.tokens.count),
            source.isWord("var", at: variable.keyword), !variable.hasAccessors,
            !variable.modifiers.contains(where: { ["static", "class", "lazy", "weak"].contains($0) })
        else {
            throw MacroError("'@Entry' belongs to a stored variable.", at: 0)
        }
        let name = source.text(at: variable.name)
        self.name = name
        self.keyProtocol = keyProtocol
        let type = variable.type.map { source.text(ofTokens: $0) }
        let value = variable.initialValue.map { source.text(ofTokens: $0) }
        let place = source.offset(of: variable.name)
        if container == "FocusedValues" {
            guard let type, let wrapped = Self.wrapped(type) else {
                throw MacroError("An entry of FocusedValues has an optional type: var \(name): Value?", at: place)
            }
            keyMembers = "typealias Value = \(wrapped)"
        } else if let type, let value {
            keyMembers = "static var defaultValue: \(type) { return \(value) }"
        } else if let type {
            guard Self.wrapped(type) != nil else {
                throw MacroError("The entry '\(name)' needs a default value.", at: place)
            }
            keyMembers = "static var defaultValue: \(type) { return nil }"
        } else if let value {
            // The compiler finds the type: the key's default value is made from this one.
            keyMembers = "static let _entry = SwiftUI._EntryDefault(\(value))"
            infersType = true
        } else {
            throw MacroError("The entry '\(name)' needs a type or a default value.", at: place)
        }
    }

    private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    var key: String {
        """
        private struct \(keyName): SwiftUI.\(keyProtocol)\(infersType ? ", SwiftUI._EntryKey" : "") {
            \(keyMembers)
        }
        """
    }

    /// The type that an extension extends, without its module.
    private static func extendedType(_ source: SourceText) -> String? {
        guard
            let start = source.first(
                in: 0..<source.tokens.count, where: { source.isWord("extension", at: $0) })
        else { return nil }
        var index = start + 1
        while source.isSign(".", at: index + 1) { index += 2 }
        return source.text(at: index)
    }

    /// What an optional type wraps; nil for other types.
    private static func wrapped(_ type: String) -> String? {
        if type.hasSuffix("?") || type.hasSuffix("!") {
            let inner = String(type.dropLast())
            // An arrow outside of parentheses: the question mark is the result's.
            let source = SourceText(inner)
            let arrow = source.first(in: 0..<source.tokens.count) { source.isOperator("->", at: $0) }
            return arrow == nil ? inner : nil
        }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return nil
    }
}
