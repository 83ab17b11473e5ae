import Foundation

/// A value that becomes text only where it is shown, since the locale decides its form.
package protocol FormattedText: Equatable, Sendable {
    /// The text in `context`, and when it changes by itself.
    func text(in context: TextResolutionContext) -> (String, nextChange: Date?)
}

/// A formatted text of any type.
package struct AnyFormattedText: Equatable, Sendable {
    package let base: any FormattedText

    package init(_ base: any FormattedText) {
        self.base = base
    }

    package static func == (lhs: AnyFormattedText, rhs: AnyFormattedText) -> Bool {
        func equals<T: FormattedText>(_ left: T) -> Bool { (rhs.base as? T) == left }
        return equals(lhs.base)
    }
}
