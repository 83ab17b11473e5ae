import Foundation

extension Text: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _NodeHandle<Text> {
        _NodeHandle(TextNode(view, context))
    }
}

final class TextNode: LeafNode<Text> {
    private let text: TextRenderNode

    override init(_ view: Text, _ context: _NodeContext) {
        text = TextRenderNode(graph: context.parent.graph)
        super.init(view, context)
        evaluate()
    }

    override var renderNode: RenderNode { text }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            let environment = environment
            var paragraph = TextParagraph(text: view.resolve(in: environment.textResolutionContext))
            paragraph.alignment = environment.multilineTextAlignment
            paragraph.lineLimit = environment.lineLimit
            paragraph.truncation = environment.truncationMode
            paragraph.lineSpacing = environment.lineSpacing
            paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
            let fitting = TextFitting(
                minimumScale: environment.minimumScaleFactor, lowerLineLimit: environment.lowerLineLimit)
            text.update(paragraph, fitting: fitting, color: environment.foregroundPaint().representativeColor)
        }
        wakeUpWhenTextChanges()
    }

    /// Relative dates and timers say something else by themselves.
    private func wakeUpWhenTextChanges() {
        guard let next = text.paragraph?.text.nextChange else { return }
        graph.wakeUp(at: next) { [weak self] in
            guard let self, isMounted else { return }
            graph.invalidate(self)
        }
    }

    override var debugName: String { "Text" }
}

/// Lays out and shows a text.
package final class TextRenderNode: RenderNode {
    private(set) var paragraph: TextParagraph?
    /// The paragraph as it is shown in the place that it has got.
    private var shown: TextParagraph?
    private var fitting = TextFitting()
    private var color: Color.Resolved?
    private var platformText: (any TextWidget)?

    package override var widget: (any PlatformWidget)? { platformText }

    func update(_ new: TextParagraph, fitting newFitting: TextFitting, color newColor: Color.Resolved) {
        if new != paragraph || newFitting != fitting {
            paragraph = new
            fitting = newFitting
            shown = nil
            setNeedsLayout()
            setNeedsCommit()
        }
        if newColor != color {
            color = newColor
            setNeedsCommit()
        }
    }

    /// A text is never wider than what is offered, and never higher than what is offered in whole lines.
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        fitted(proposal)?.metrics.size ?? .zero
    }

    package override func layoutChildren() {
        let new = fitted(proposal)?.paragraph
        guard new != shown else { return }
        shown = new
        setNeedsCommit()
    }

    private func fitted(_ proposal: ProposedViewSize) -> (paragraph: TextParagraph, metrics: TextMetrics)? {
        guard let paragraph else { return nil }
        return fitting.fit(paragraph, into: proposal) { graph.backend.measure($0, width: $1) }
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return fitted(proposal)?.metrics.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return fitted(proposal)?.metrics.lastBaseline }
        return nil
    }

    package override var spacing: ViewSpacing { .text }

    package override func didEnter(_ surface: Surface) {
        if platformText == nil { platformText = graph.backend.makeText() }
    }

    package override func willLeave(_ surface: Surface) {
        platformText = nil
    }

    package override func commit(_ context: inout CommitContext) {
        guard let text = shown ?? paragraph, let color else { return }
        platformText?.update(text, color: color)
    }

    package override func draw(in painter: any Painter) {
        if let platformText { painter.draw(platformText) }
    }
}
