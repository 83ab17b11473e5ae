import Foundation

/// A widget of the platform that takes all the room it is offered, and arranges what is in it by itself.
package final class PlatformAreaRenderNode: RenderNode {
    private let area: any PlatformWidget

    package init(_ area: any PlatformWidget, graph: Graph) {
        self.area = area
        super.init(graph: graph)
    }

    package override var widget: (any PlatformWidget)? { area }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 360, height: 480))
    }

    package override func draw(in painter: any Painter) {
        painter.draw(area)
    }
}
