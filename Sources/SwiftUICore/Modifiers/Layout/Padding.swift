import Foundation

extension View {
    /// Adds room of `length` points around the view; nil: the usual 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? PaddingModifier.standard
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds `length` points on all four sides.
    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds different room on each side.
    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }
}

package struct PaddingModifier: ItemModifier, Equatable {
    package typealias Body = Never
    /// 16 points, as measured in SwiftUI on macOS.
    static let standard: CGFloat = 16
    let insets: EdgeInsets

    package func makeWrapper(for node: ViewNode) -> PaddingRenderNode { PaddingRenderNode(graph: node.graph) }

    package func update(_ wrapper: PaddingRenderNode, for node: ViewNode) {
        guard wrapper.insets != insets else { return }
        wrapper.insets = insets
        wrapper.setNeedsLayout()
    }
}

package final class PaddingRenderNode: WrapperRenderNode {
    var insets = EdgeInsets()

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child else { return .zero }
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    package override func layoutChildren() {
        child?.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard let child else { return nil }
        let inner = proposal.inset(by: insets)
        let guide = child.explicitGuide(key, proposal: inner, size: child.sizeThatFits(inner))
        return guide.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }

    package override var spacing: ViewSpacing {
        guard var spacing = child?.spacing else { return ViewSpacing() }
        // Padding has the edge of a plain view, whatever it holds.
        if insets.top != 0 { spacing.top = .standard }
        if insets.bottom != 0 { spacing.bottom = .standard }
        if insets.leading != 0 { spacing.leading = .standard }
        if insets.trailing != 0 { spacing.trailing = .standard }
        return spacing
    }
}
