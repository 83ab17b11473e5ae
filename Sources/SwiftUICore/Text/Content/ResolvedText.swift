import Foundation

/// A text ready to be laid out: pieces of the same looks in reading order.
package struct ResolvedText: Equatable, Sendable {
    /// A line under or through a run.
    package struct Line: Equatable, Sendable {
        package var pattern: Text.LineStyle.Pattern
        /// nil for the colour of the letters.
        package var color: Color.Resolved?
    }

    /// A picture that stands for a letter.
    package struct Attachment: Equatable, Sendable {
        package var image: Image
        /// In points; nothing until it is known where the text stands.
        package var size = CGSize.zero
        /// How far its top is above the baseline, in points.
        package var ascent: CGFloat = 0
        /// What a screen reader says in its place.
        package var spoken = ""

        package init(image: Image) {
            self.image = image
        }
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
        /// What is drawn in place of the run's one letter.
        package var attachment: Attachment?

        package init(string: String, font: ResolvedFont) {
            self.string = string
            self.font = font
        }
    }

    package var runs: [Run] = []
    /// When the text says something else by itself, as relative dates do; nil when it stays.
    package var nextChange: Date?

    package init() {}

    /// All the letters, without those that stand for pictures.
    package var string: String { runs.lazy.filter { $0.attachment == nil }.map(\.string).joined() }

    /// All the letters that are laid out: one more for each picture.
    package var laidOutString: String { runs.map(\.string).joined() }

    /// What a screen reader says: of pictures what they show.
    package var spoken: String {
        guard runs.contains(where: { $0.attachment != nil }) else { return string }
        return runs.map { run in run.attachment.map { " \($0.spoken) " } ?? run.string }.joined()
            .split(separator: " ").joined(separator: " ")
    }

    /// Adds a piece, joined to the last one where they look the same.
    package mutating func append(_ run: Run) {
        if run.string.isEmpty { return }
        if run.attachment == nil, var last = runs.last {
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
