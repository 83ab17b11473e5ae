import Foundation

/// The looks of a part of a text where it is shown; one object for all parts that look the same.
package final class TextLook {
    package let run: ResolvedText.Run
    package let opensOnClick: Bool
    /// The colour behind the whole paragraph.
    package let paragraphBackground: Color.Resolved?

    init(run: ResolvedText.Run, opensOnClick: Bool, paragraphBackground: Color.Resolved?) {
        self.run = run
        self.opensOnClick = opensOnClick
        self.paragraphBackground = paragraphBackground
    }

    func looks(like other: TextLook) -> Bool {
        run == other.run && paragraphBackground == other.paragraphBackground
    }
}

/// A part of a line, in UTF-8, and its looks.
package struct TextLineSpan {
    package let range: Range<Int>
    package let look: TextLook
}

/// What attributes come to in an editor's place.
@MainActor
final class TextLooks {
    private struct Part: Hashable {
        let attributes: AttributeContainer
        let opensOnClick: Bool
        let fillsParagraph: Bool
    }

    private var parts: [Part] = []
    private var numbers: [Part: Int] = [:]
    /// By the parts that lie over each other, the lowest first.
    private var looks: [[Int]: TextLook] = [:]
    private var context: TextResolutionContext

    init(in context: TextResolutionContext) {
        self.context = context
    }

    /// True where something looks otherwise in `context`: then all spans are to be made anew.
    func update(_ context: TextResolutionContext) -> Bool {
        self.context = context
        guard looks.contains(where: { !makeLook($0.key).looks(like: $0.value) }) else { return false }
        looks = [:]
        return true
    }

    /// The parts of a line side by side: where spans overlap, one look has what all of them say.
    func spans(_ spans: [GtkTextSpan], in line: String) -> [TextLineSpan] {
        var borders: [Int] = []
        var starts: [Int: [Int]] = [:]
        var ends: [Int: [Int]] = [:]
        for (index, span) in spans.enumerated() {
            let start = line.utf8.distance(from: line.startIndex, to: span.range.lowerBound)
            let end = line.utf8.distance(from: line.startIndex, to: span.range.upperBound)
            guard start < end else { continue }
            borders += [start, end]
            starts[start, default: []].append(index)
            ends[end, default: []].append(index)
        }
        borders.sort()
        var result: [TextLineSpan] = []
        var active: [Int] = []
        var last = 0
        for border in borders where border > last || active.isEmpty {
            if !active.isEmpty {
                let key = active.map { number(of: spans[$0]) }
                result.append(TextLineSpan(range: last..<border, look: look(key)))
            }
            if let ended = ends[border] { active.removeAll { ended.contains($0) } }
            if let begun = starts[border] { active = (active + begun).sorted() }
            starts[border] = nil
            last = border
        }
        if borders.isEmpty, let fill = spans.first(where: { $0.fillsParagraph }) {
            result.append(TextLineSpan(range: 0..<0, look: look([number(of: fill)])))
        }
        return result
    }

    private func number(of span: GtkTextSpan) -> Int {
        let part = Part(
            attributes: span.attributes, opensOnClick: span.opensOnClick, fillsParagraph: span.fillsParagraph)
        if let known = numbers[part] { return known }
        numbers[part] = parts.count
        parts.append(part)
        return parts.count - 1
    }

    private func look(_ key: [Int]) -> TextLook {
        if let known = looks[key] { return known }
        let new = makeLook(key)
        looks[key] = new
        return new
    }

    private func makeLook(_ key: [Int]) -> TextLook {
        var attributes = AttributeContainer()
        var intent: InlinePresentationIntent = []
        var fill: Color?
        for number in key {
            var part = parts[number].attributes
            if parts[number].fillsParagraph {
                fill = part.swiftUI.backgroundColor
                part.swiftUI.backgroundColor = nil
            }
            attributes.merge(part)
            intent.formUnion(part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] ?? [])
        }
        if !intent.isEmpty {
            attributes[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        let opensOnClick = key.contains { parts[$0].opensOnClick }
        let runs = Text(AttributedString("x", attributes: attributes)).resolve(in: context).runs
        var run = runs.first ?? ResolvedText.Run(string: "x", font: context.style.resolvedFont(in: context))
        // What is like a button need not look like a link.
        let underline = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
        if opensOnClick, underline == nil { run.underline = nil }
        return TextLook(
            run: run, opensOnClick: opensOnClick, paragraphBackground: fill?.resolve(in: context.environment))
    }
}
