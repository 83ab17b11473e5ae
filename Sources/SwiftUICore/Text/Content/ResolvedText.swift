import Foundation

/// A text ready to be laid out: pieces of the same looks in reading order.
package struct ResolvedText: Equatable, Sendable {
    /// A line under or through a run.
    package struct Line: Equatable, Sendable {
        package var pattern: Text.LineStyle.Pattern
        /// nil for the colour of the letters.
        package var color: Color.Resolved?
    }

    package struct Run: Equatable, Sendable {
        package var string: String
        package var font: ResolvedFont
        package var kerning: CGFloat = 0
        package var tracking: CGFloat = 0
        package var baselineOffset: CGFloat = 0
        package var underline: Line?
        package var strikethrough: Line?
        /// The colour of the letters; nil for that of the text as a whole.
        package var foreground: Color.Resolved?
        /// The colour behind the letters.
        package var background: Color.Resolved?
        package var link: URL?

        package init(string: String, font: ResolvedFont) {
            self.string = string
            self.font = font
        }
    }

    package var runs: [Run] = []
    /// When the text says something else by itself, as relative dates do; nil when it stays.
    package var nextChange: Date?

    package init() {}

    /// All the letters.
    package var string: String { runs.map(\.string).joined() }

    /// Adds a piece, joined to the last one where they look the same.
    package mutating func append(_ run: Run) {
        if run.string.isEmpty { return }
        if var last = runs.last {
            let text = last.string
            last.string = run.string
            if last == run {
                runs[runs.count - 1].string = text + run.string
                return
            }
        }
        runs.append(run)
    }

    /// Notes that the text changes at `date`; the earliest note counts.
    package mutating func change(at date: Date?) {
        guard let date else { return }
        nextChange = nextChange.map { min($0, date) } ?? date
    }
}
