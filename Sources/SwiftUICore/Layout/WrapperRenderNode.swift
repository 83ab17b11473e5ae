import Foundation

/// A render node around one other: by itself it changes nothing.
package class WrapperRenderNode: RenderNode {
    package var child: RenderNode? { children.first }

    /// The children of the wrapper around `items`: a layer adds its own.
    package func arrange(_ items: [RenderNode]) -> [RenderNode] { items }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child?.sizeThatFits(proposal) ?? .zero
    }

    package override func layoutChildren() {
        child?.place(at: .zero, proposal: proposal)
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        child?.explicitGuide(key, proposal: proposal, size: size)
    }

    package override var isLeaving: Bool { flags.contains(.isLeaving) || child?.isLeaving == true }
    package override var spacing: ViewSpacing { child?.spacing ?? ViewSpacing() }
    package override var layoutPriority: Double { child?.layoutPriority ?? 0 }
    package override var zIndex: Double { child?.zIndex ?? 0 }
    package override func trait<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child?.trait(key) ?? K.defaultValue }
    package override var element: (any DynamicElement)? { ownElement ?? child?.element }
}
