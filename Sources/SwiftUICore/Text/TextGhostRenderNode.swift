import Foundation

/// One of the two texts that are seen while a text becomes another one. Nobody can click or hear it.
package final class TextGhostRenderNode: RenderNode {
    private let paragraph: TextParagraph
    private let color: Color.Resolved
    private let inlineImages: InlineImages
    private var platformText: (any TextWidget)?

    init(_ paragraph: TextParagraph, color: Color.Resolved, images: InlineImages, graph: Graph) {
        self.paragraph = paragraph
        self.color = color
        inlineImages = images
        super.init(graph: graph)
    }

    package override var widget: (any PlatformWidget)? { platformText }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        graph.backend.measure(paragraph, width: nil).size
    }

    package override func didEnter(_ surface: Surface) { platformText = graph.backend.makeText() }
    package override func willLeave(_ surface: Surface) { platformText = nil }
    package override func commit(_ context: inout CommitContext) { platformText?.update(paragraph, color: color) }

    package override func adjust(_ traits: inout WidgetTraits) {
        traits.takesInput = false
        traits.accessibility.isHidden = true
    }

    package override func draw(in painter: any Painter) {
        if let platformText { painter.draw(platformText) }
        inlineImages.draw(
            in: paragraph, width: committedFrame.width, color: color, transform: transform, graph: graph,
            painter: painter)
    }
}

extension ContentTransition {
    /// How the old text leaves and the new one comes; nil where the new one is there at once.
    func textTransition(from old: String, to new: String, lineHeight: CGFloat) -> AnyTransition? {
        switch kind {
        case .identity, .symbolReplace: return nil
        case .opacity: return .opacity
        case .numericText(let countsDown):
            let goesDown = countsDown ?? Self.isSmaller(new, than: old)
            let way = goesDown ? lineHeight * 0.7 : -lineHeight * 0.7
            return .asymmetric(
                insertion: .offset(y: -way).combined(with: .opacity), removal: .offset(y: way).combined(with: .opacity))
        }
    }

    private static func isSmaller(_ new: String, than old: String) -> Bool {
        func number(_ text: String) -> Double? { Double(text.filter { $0.isNumber || $0 == "-" }) }
        guard let new = number(new), let old = number(old) else { return false }
        return new < old
    }
}
