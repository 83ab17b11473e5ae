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
            text.inlineImages = InlineImages(&paragraph.text, environment: environment, graph: graph)
            let openURL = paragraph.text.runs.contains { $0.link != nil } ? environment.openURL : nil
            let fitting = TextFitting(
                allowsTightening: environment.allowsTightening, minimumScale: environment.minimumScaleFactor,
                lowerLineLimit: environment.lowerLineLimit)
            text.contentTransition = environment.contentTransition
            text.isSelectable = environment.textIsSelectable
            text.isRedacted = environment.isRedacted
            text.openURL = openURL.flatMap { environment.isEnabled ? $0 : nil }
            let own = view.style.foreground.map { $0.paint(in: environment) }
            if let own, own.isGradient {
                // The letters are a mask for the gradient, whatever colour stands for it in each run.
                for index in paragraph.text.runs.indices { paragraph.text.runs[index].foreground = nil }
                text.update(paragraph, fitting: fitting, paint: own)
            } else {
                text.update(paragraph, fitting: fitting, paint: environment.letterPaint())
            }
        }
        wakeUpWhenTextChanges()
        text.inlineImages.whenReady { [weak self] in
            guard let self, isMounted else { return }
            text.surface?.setNeedsDisplay()
            graph.invalidate(self)
        }
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

    /// What the letters are painted with, where that is more than a colour.
    private var paint: ResolvedPaint?
    /// Bars stand in place of the lines.
    var isRedacted = false {
        didSet {
            guard isRedacted != oldValue else { return }
            surface?.widgetsDidChange()
            surface?.setNeedsDisplay()
        }
    }

    /// The pictures among the letters.
    var inlineImages = InlineImages() {
        willSet { shownImages = inlineImages }
    }
    private var shownImages = InlineImages()

    // MARK: Links

    /// Opens the links in the text; nil where there are none.
    var openURL: OpenURLAction? {
        didSet {
            guard (openURL == nil) != (oldValue == nil), let surface else { return }
            if openURL == nil {
                surface.pointer.remove(self, .press)
            } else {
                surface.pointer.add(.press)
            }
        }
    }
    /// The link that is being pressed.
    var pressedLink: URL?

    /// The link whose letters are at a point of the surface.
    func link(at point: CGPoint) -> URL? {
        guard openURL != nil, transform.meanScale > 1e-6, let paragraph = shown ?? paragraph else { return nil }
        let local = point.applying(transform.inverted())
        let runs = paragraph.text.runs
        let index = runs.indices.first { index in
            runs[index].link != nil
                && graph.backend.places(ofRun: index, in: paragraph, width: committedFrame.width)
                    .contains { $0.frame.contains(local) }
        }
        return index.flatMap { runs[$0].link }
    }

    func update(_ new: TextParagraph, fitting newFitting: TextFitting, paint newPaint: ResolvedPaint) {
        let newColor: Color.Resolved
        let newShading: ResolvedPaint?
        if newPaint.isGradient {
            // The letters are a mask for the paint.
            (newColor, newShading) = (Color.Resolved(red: 0, green: 0, blue: 0), newPaint)
        } else {
            (newColor, newShading) = (newPaint.representativeColor, nil)
        }
        if newShading != paint {
            paint = newShading
            surface?.setNeedsDisplay()
        }
        if new != paragraph || newFitting != fitting {
            notePrevious(new)
            paragraph = new
            fitting = newFitting
            shown = nil
            setNeedsMeasurement()
            setNeedsCommit()
        }
        if newColor != color {
            color = newColor
            setNeedsCommit()
        }
    }

    /// Whether the user can select and copy parts of the text.
    var isSelectable = false {
        didSet { if isSelectable != oldValue { setNeedsCommit() } }
    }
    private var wasSelectable = false

    // MARK: Transitions

    var contentTransition = ContentTransition.identity

    /// What was shown before the text became another one, until the commit that shows it.
    private var previous: (paragraph: TextParagraph, images: InlineImages, color: Color.Resolved)?

    private func notePrevious(_ new: TextParagraph) {
        guard surface != nil, contentTransition != .identity, previous == nil, let old = shown ?? paragraph, let color,
            old.text.string != new.text.string
        else { return }
        previous = (old, shownImages, color)
    }

    /// Shows the old and the new text in motion instead of this one, until the transition is over.
    private func animateChange(with animation: Animation?) {
        guard let old = previous else { return }
        previous = nil
        guard let animation, let new = shown ?? paragraph, let color,
            let transition = contentTransition.textTransition(
                from: old.paragraph.text.string, to: new.text.string,
                lineHeight: graph.backend.measure(new, width: nil).lineHeight)?.animation(animation)
        else { return }
        let leaving = TextGhostRenderNode(old.paragraph, color: old.color, images: old.images, graph: graph)
        let coming = TextGhostRenderNode(new, color: color, images: inlineImages, graph: graph)
        leaving.presence = Presence(.leaving, transition: transition) {}
        coming.presence = Presence(.entering, transition: transition) { [weak self, weak coming] in
            guard let self, let coming, children.contains(where: { $0 === coming }) else { return }
            setChildren([])
        }
        graph.afterCommit { [weak self] in
            guard let self, surface != nil else { return }
            setChildren([leaving, coming])
        }
    }

    /// A text is never wider than what is offered, and never higher than what is offered in whole lines.
    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        fitted(proposal)?.metrics.size ?? .zero
    }

    package override func layoutChildren() {
        for child in children { child.place(at: .zero, proposal: .unspecified) }
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
        if key == VerticalAlignment.firstTextBaseline.key {
            flags.insert(.hasToldGuides)
            return fitted(proposal)?.metrics.firstBaseline
        }
        if key == VerticalAlignment.lastTextBaseline.key {
            flags.insert(.hasToldGuides)
            return fitted(proposal)?.metrics.lastBaseline
        }
        return nil
    }

    package override var spacing: ViewSpacing { .text }

    package override func didEnter(_ surface: Surface) {
        if platformText == nil { platformText = graph.backend.makeText() }
        if openURL != nil { surface.pointer.add(.press) }
    }

    package override func willLeave(_ surface: Surface) {
        platformText = nil
        wasSelectable = false
        if openURL != nil { surface.pointer.remove(self, .press) }
    }

    package override func commit(_ context: inout CommitContext) {
        animateChange(with: context.animation)
        guard let text = shown ?? paragraph, let color else { return }
        platformText?.update(text, color: color)
        if isSelectable != wasSelectable {
            wasSelectable = isSelectable
            platformText?.setSelectable(isSelectable)
        }
    }

    package override func draw(in painter: any Painter) {
        if isRedacted { return drawBars(in: painter) }
        let bounds = CGRect(origin: .zero, size: committedFrame.size)
        guard let paint else { return drawLetters(in: painter) }
        painter.mask {
            painter.fill(
                Path(bounds.insetBy(dx: -2, dy: -2)), style: FillStyle(), paint: paint, bounds: bounds,
                transform: transform)
        } by: {
            drawLetters(in: painter)
        }
    }

    private func drawLetters(in painter: any Painter) {
        guard children.isEmpty else { return drawChildren(in: painter) }
        if let platformText { painter.draw(platformText) }
        guard let paragraph = shown ?? paragraph, let color else { return }
        inlineImages.draw(
            in: paragraph, width: committedFrame.width, color: color, transform: transform, graph: graph,
            painter: painter)
    }

    private func drawBars(in painter: any Painter) {
        guard let paragraph = shown ?? paragraph, let color else { return }
        let bars = RedactedBars(
            size: committedFrame.size, lineHeight: graph.backend.measure(paragraph, width: nil).lineHeight,
            alignment: paragraph.alignment)
        bars.draw((paint ?? .color(color)).opacity(ResolvedPaint.redaction), transform: transform, in: painter)
    }

    /// What is not shown is not read aloud either.
    package override func adjust(_ traits: inout WidgetTraits) {
        if isRedacted { traits.isVisible = false }
    }
}
