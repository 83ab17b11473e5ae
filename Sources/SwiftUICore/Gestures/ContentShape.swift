import Foundation

extension View {
    /// Says which part of this view's frame presses meet, whatever is drawn there.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }

    /// Says which part of this view's frame is meant for some kinds of input.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill, kind: kind))
    }

    /// Whether presses meet this view; if not, they go to what is behind it.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

struct ContentShapeModifier<S: Shape>: ItemModifier {
    typealias Body = Never
    let shape: S
    let isEOFilled: Bool
    var kind = ContentShapeKinds.interaction

    func makeWrapper(for node: ViewNode) -> ContentShapeRenderNode { ContentShapeRenderNode(graph: node.graph) }

    func update(_ wrapper: ContentShapeRenderNode, for node: ViewNode) {
        guard kind.contains(.interaction) else { return wrapper.contains = nil }
        wrapper.contains = { [shape, isEOFilled] in shape.path(in: $0).contains($1, eoFill: isEOFilled) }
    }
}

final class ContentShapeRenderNode: WrapperRenderNode {
    /// nil: presses meet what is drawn.
    var contains: ((CGRect, CGPoint) -> Bool)?

    override func hitRule(at point: CGPoint) -> HitRule {
        guard let contains else { return super.hitRule(at: point) }
        return contains(CGRect(origin: .zero, size: committedFrame.size), point) ? .hit : .miss
    }
}

struct HitTestingModifier: ItemModifier, Equatable {
    typealias Body = Never
    let isEnabled: Bool

    func makeWrapper(for node: ViewNode) -> HitTestingRenderNode { HitTestingRenderNode(graph: node.graph) }
    func update(_ wrapper: HitTestingRenderNode, for node: ViewNode) { wrapper.isEnabled = isEnabled }
}

final class HitTestingRenderNode: WrapperRenderNode {
    var isEnabled = true {
        didSet { if isEnabled != oldValue { surface?.widgetsDidChange() } }
    }

    override func hitRule(at point: CGPoint) -> HitRule { isEnabled ? .content : .miss }

    override func adjust(_ traits: inout WidgetTraits) {
        if !isEnabled { traits.takesInput = false }
    }
}
