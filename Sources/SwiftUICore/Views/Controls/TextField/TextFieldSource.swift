import Foundation

/// What a text field shows and changes.
struct TextFieldSource {
    enum Content {
        case text(Binding<String>)
        case value(FormattedFieldValue)
    }

    let content: Content

    init(_ text: Binding<String>) {
        content = .text(text)
    }

    init(_ value: FormattedFieldValue) {
        content = .value(value)
    }

    @MainActor var string: String {
        switch content {
        case .text(let binding): binding.wrappedValue
        case .value(let value): value.string()
        }
    }

    /// Takes over what the user has typed. A text that does not parse leaves the value as it is.
    @MainActor
    func set(_ string: String) {
        switch content {
        case .text(let binding): binding.wrappedValue = string
        case .value(let value): value.parse(string)
        }
    }

    /// False where nothing that is typed would stay.
    var isEditable: Bool {
        switch content {
        case .text(let binding): !binding.location.isConstant
        case .value(let value): value.isEditable
        }
    }

    /// True where the text is brought into its form when editing ends.
    var isFormatted: Bool {
        if case .value = content { return true }
        return false
    }
}

extension TextFieldSource: EngineComparable {
    static func isSameInput(_ old: TextFieldSource, _ new: TextFieldSource) -> Bool {
        guard case .text(let a) = old.content, case .text(let b) = new.content else { return false }
        return Binding<String>.isSameInput(a, b)
    }
}

/// A value as a text that can be edited.
struct FormattedFieldValue {
    let string: () -> String
    let parse: (String) -> Void
    let isEditable: Bool

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        isEditable = !value.location.isConstant
        string = { format.format(value.wrappedValue) }
        parse = { text in
            if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }
    }

    /// An empty text stands for no value.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        isEditable = !value.location.isConstant
        string = { value.wrappedValue.map { format.format($0) } ?? "" }
        parse = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let new = try? format.parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
    }

    init<V>(_ value: Binding<V>, formatter: Formatter) {
        isEditable = !value.location.isConstant
        string = { formatter.string(for: value.wrappedValue) ?? "" }
        parse = { text in
            if let new = formatter.fieldValue(of: text) as? V { value.wrappedValue = new }
        }
    }
}

extension Formatter {
    /// Foundation on Linux parses with methods of its own in each class.
    fileprivate func fieldValue(of text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            return number
        case let formatter as DateFormatter: return formatter.date(from: text)
        default: return nil
        }
    }
}
