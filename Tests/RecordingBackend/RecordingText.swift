import Foundation
import SwiftUICore

/// A fixed measurer: every letter is 8 points wide and every line 16 high, but for texts whose width is known.
extension RecordingBackend {
    package static let letterWidth: CGFloat = 8
    package static let lineHeight: CGFloat = 16

    /// As a platform does, each text is laid out once per width.
    package func measure(_ paragraph: TextParagraph, width: CGFloat?) -> TextMetrics {
        let runs = paragraph.text.runs
        let string = runs.count == 1 ? runs[0].string : paragraph.text.laidOutString
        let key = MeasuredText(string: string, width: width, lineLimit: paragraph.lineLimit)
        if let known = measuredTexts[key] { return known }
        let metrics = layOut(paragraph, width: width)
        measuredTexts[key] = metrics
        return metrics
    }

    private func layOut(_ paragraph: TextParagraph, width: CGFloat?) -> TextMetrics {
        let lines = lines(of: paragraph, width: width)
        let size = CGSize(
            width: lines.map { textWidth($0) }.max() ?? 0, height: CGFloat(max(1, lines.count)) * Self.lineHeight)
        return TextMetrics(
            size: CGSize(width: min(size.width, width ?? size.width), height: size.height), firstBaseline: 12,
            lastBaseline: size.height - 4, lineHeight: Self.lineHeight)
    }

    private func textWidth(_ line: String) -> CGFloat {
        textWidths[line] ?? CGFloat(line.count) * Self.letterWidth
    }

    private func lines(of paragraph: TextParagraph, width: CGFloat?) -> [String] {
        var lines: [String] = []
        for part in paragraph.text.laidOutString.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += wrap(String(part), width)
        }
        if let limit = paragraph.lineLimit { return Array(lines.prefix(max(1, limit))) }
        return lines
    }

    private func wrap(_ line: String, _ width: CGFloat?) -> [String] {
        guard let width, textWidth(line) > width else { return [line] }
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
            let joined = current.isEmpty ? String(word) : current + " " + word
            if current.isEmpty || textWidth(joined) <= width {
                current = joined
            } else {
                lines.append(current)
                current = String(word)
            }
        }
        return lines + [current]
    }

    /// All texts are taken to have one line.
    package func places(ofRun index: Int, in paragraph: TextParagraph, width: CGFloat?) -> [TextRunPlace] {
        let runs = paragraph.text.runs
        let start = runs[..<index].reduce(0) { $0 + textWidth($1.string) }
        let frame = CGRect(x: start, y: 0, width: textWidth(runs[index].string), height: Self.lineHeight)
        return [TextRunPlace(frame: frame, baseline: 12)]
    }

    package func makeText() -> any TextWidget {
        RecordingTextWidget("text \(nextNumber())", backend: self)
    }
}

/// Shows a text to a test.
@MainActor
package final class RecordingTextWidget: RecordingWidget, TextWidget {
    package private(set) var string = ""
    private var color: Color.Resolved?

    package func setSelectable(_ isSelectable: Bool) { set("selectable", to: "\(isSelectable)") }

    package func update(_ paragraph: TextParagraph, color: Color.Resolved) {
        if paragraph.text.string != string || properties["text"] == nil {
            string = paragraph.text.string
            set("text", to: string)
        }
        if color != self.color {
            self.color = color
            setIfRecorded("color", to: "\(color)")
        }
    }
}

struct MeasuredText: Hashable {
    let string: String
    let width: CGFloat?
    let lineLimit: Int?
}
