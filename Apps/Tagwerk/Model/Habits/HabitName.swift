import Foundation

/// A name that a habit can have: trimmed, on one line, with something to see in it.
package struct HabitName: Hashable, Sendable {
    package let text: String

    /// Nil if the text is blank, which includes text of nothing but invisible characters.
    package init?(_ typed: String) {
        // Line breaks and other control characters come with pasted text and would break a row.
        let line = String(
            String.UnicodeScalarView(
                typed.unicodeScalars.map { $0.properties.generalCategory.isLineControl ? " " : $0 }))
        let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.unicodeScalars.contains(where: \.isVisible) else { return nil }
        text = trimmed
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLineControl: Bool { self == .control || self == .lineSeparator || self == .paragraphSeparator }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .format
    }
}
