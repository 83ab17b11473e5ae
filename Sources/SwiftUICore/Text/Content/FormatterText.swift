import Foundation

/// A value with a formatter, or its plain description.
///
/// `@unchecked Sendable`: Foundation's formatters may be used from any thread, and are not changed here.
struct FormatterText: FormattedText, @unchecked Sendable {
    let subject: Any
    let formatter: Formatter?

    static func == (lhs: FormatterText, rhs: FormatterText) -> Bool {
        lhs.formatter === rhs.formatter && (lhs.subject as? AnyHashable) == (rhs.subject as? AnyHashable)
    }

    func text(in context: TextResolutionContext) -> (String, nextChange: Date?) {
        guard let formatter else { return (String(describing: subject), nil) }
        return (formatter.string(for: subject) ?? "", nil)
    }
}
