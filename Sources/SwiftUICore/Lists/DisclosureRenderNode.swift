import Foundation

/// The mark at the end of a row that leads to another page.
final class DisclosureRenderNode: RenderNode {
    /// Its own width, and with the room before it, in points.
    static let length: CGFloat = 16
    static let extent: CGFloat = 22

    private var mark: (any PlatformWidget)?

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            mark = isShown ? graph.backend.makeDisclosure() : nil
            surface?.widgetsDidChange()
            setNeedsCommit()
        }
    }

    override var widget: (any PlatformWidget)? { mark }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: Self.length, height: 16)
    }

    override func draw(in painter: any Painter) {
        if let mark { painter.draw(mark) }
    }
}
