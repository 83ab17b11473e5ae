import Foundation

/// How a text adapts to the room that it is offered.
package struct TextFitting: Equatable, Sendable {
    /// Whether letters may stand closer together before the text is cut or shrinks.
    package var allowsTightening = false
    /// How far the text may shrink before it is cut.
    package var minimumScale: CGFloat = 1
    /// How many lines it takes the room of at least.
    package var lowerLineLimit: Int?

    /// The text as it is shown in the offered room: wrapped, shrunk, cut.
    package func fit(
        _ paragraph: TextParagraph, into proposal: ProposedViewSize,
        measure: (TextParagraph, CGFloat?) -> TextMetrics
    ) -> (paragraph: TextParagraph, metrics: TextMetrics) {
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        let height = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
        var shown = paragraph
        if allowsTightening, let width { shown = tightened(paragraph, width, measure) }
        if minimumScale < 1, width != nil || height != nil {
            shown = shown.scaled(by: scale(of: shown, width, height, measure))
        }
        var metrics = layOut(shown, width, measure)
        if let height, metrics.size.height > height + 0.5, metrics.lineHeight > 0 {
            let lines = max(1, Int((height + 0.5) / metrics.lineHeight))
            if lines < shown.lineLimit ?? .max {
                shown.lineLimit = lines
                metrics = layOut(shown, width, measure)
            }
        }
        if let lowerLineLimit {
            let least = metrics.lineHeight * CGFloat(lowerLineLimit) + shown.lineSpacing * CGFloat(lowerLineLimit - 1)
            metrics.size.height = max(metrics.size.height, least)
        }
        return (shown, metrics)
    }

    private func layOut(
        _ paragraph: TextParagraph, _ width: CGFloat?, _ measure: (TextParagraph, CGFloat?) -> TextMetrics
    ) -> TextMetrics {
        let ideal = measure(paragraph, nil)
        guard let width, width < ideal.size.width else { return ideal }
        return measure(paragraph, width)
    }

    /// One line with its letters as little closer together as it takes to fit, at most a twentieth of their size.
    private func tightened(
        _ paragraph: TextParagraph, _ width: CGFloat, _ measure: (TextParagraph, CGFloat?) -> TextMetrics
    ) -> TextParagraph {
        guard paragraph.lineLimit == 1 else { return paragraph }
        func fits(_ tightness: CGFloat) -> Bool {
            measure(paragraph.tightened(by: tightness), nil).size.width <= width + 0.5
        }
        if fits(0) { return paragraph }
        var (low, high) = (0.0, 0.05)
        guard fits(high) else { return paragraph.tightened(by: high) }
        for _ in 0..<4 {
            let middle = (low + high) / 2
            if fits(middle) { high = middle } else { low = middle }
        }
        return paragraph.tightened(by: high)
    }

    /// The largest scale at which nothing is cut.
    private func scale(
        of paragraph: TextParagraph, _ width: CGFloat?, _ height: CGFloat?,
        _ measure: (TextParagraph, CGFloat?) -> TextMetrics
    ) -> CGFloat {
        func fits(_ scale: CGFloat) -> Bool {
            var free = paragraph.scaled(by: scale)
            free.lineLimit = nil
            if paragraph.lineLimit == 1, let width { return measure(free, nil).size.width <= width + 0.5 }
            let metrics = layOut(free, width, measure)
            if let height, metrics.size.height > height + 0.5 { return false }
            guard let limit = paragraph.lineLimit else { return true }
            return metrics.size.height <= CGFloat(limit) * metrics.lineHeight + 0.5
        }
        if fits(1) { return 1 }
        var (low, high) = (minimumScale, 1.0)
        // A 64th of the way is finer than the eye sees.
        for _ in 0..<6 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension TextParagraph {
    /// The paragraph with its letters closer together by a part of their size.
    package func tightened(by part: CGFloat) -> TextParagraph {
        guard part != 0 else { return self }
        var copy = self
        for index in copy.text.runs.indices {
            copy.text.runs[index].tracking -= copy.text.runs[index].font.size * part
        }
        return copy
    }

    /// The paragraph with all its letters `scale` times as large.
    package func scaled(by scale: CGFloat) -> TextParagraph {
        guard scale != 1 else { return self }
        var copy = self
        for index in copy.text.runs.indices {
            copy.text.runs[index].font.size *= scale
            copy.text.runs[index].kerning *= scale
            copy.text.runs[index].tracking *= scale
            copy.text.runs[index].baselineOffset *= scale
            copy.text.runs[index].attachment?.size.width *= scale
            copy.text.runs[index].attachment?.size.height *= scale
            copy.text.runs[index].attachment?.ascent *= scale
        }
        copy.lineSpacing *= scale
        return copy
    }
}
