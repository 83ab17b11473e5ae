import Foundation

/// Parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    @inlinable
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What bars and the like leave free.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What a keyboard on the screen leaves free. A desktop's keyboard covers nothing.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All that the content should keep clear of.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view reach under the bars that `safeAreaInset` and `safeAreaPadding` have put at `edges`.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach under bars at these edges.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

struct IgnoresSafeAreaModifier: ItemModifier, Equatable {
    typealias Body = Never
    let edges: Edge.Set

    func makeWrapper(for node: ViewNode) -> IgnoresSafeAreaRenderNode { IgnoresSafeAreaRenderNode(graph: node.graph) }

    func update(_ wrapper: IgnoresSafeAreaRenderNode, for node: ViewNode) {
        guard wrapper.edges != edges else { return }
        wrapper.edges = edges
        wrapper.setNeedsLayout()
    }
}

/// Takes the room that its surroundings leave free, and shows its child in what they cover as well.
final class IgnoresSafeAreaRenderNode: WrapperRenderNode {
    var edges: Edge.Set = []

    override func layoutChildren() {
        guard let child else { return }
        let insets = safeAreaInsets.keeping(edges)
        let whole = CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        let wide = ProposedViewSize(
            width: (proposal.width ?? size.width) + insets.leading + insets.trailing,
            height: (proposal.height ?? size.height) + insets.top + insets.bottom)
        let inner = child.sizeThatFits(wide)
        child.place(
            at: CGPoint(
                x: (whole.width - inner.width) / 2 - insets.leading, y: (whole.height - inner.height) / 2 - insets.top),
            proposal: wide)
    }
}
