extension View {
    /// Sets how this view's colours mix with those behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModifier(mode: blendMode))
    }

    /// Draws this view as one picture before it fades or mixes with what is behind it.
    public func compositingGroup() -> some View {
        modifier(CompositingModifier())
    }

    /// Draws this view into one picture, which then is shown.
    ///
    /// Colours mix by their components with gamma, whatever `colorMode` says; with `opaque`, the view should cover all
    /// of its frame.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingModifier())
    }

    /// Lets the views in this one move along as one when its place or its size animates.
    ///
    /// Places are relative to the view around here, so that this is what views do anyway.
    public func geometryGroup() -> some View {
        modifier(GroupModifier())
    }
}

/// The space that colours mix in.
public enum ColorRenderingMode: Hashable, Sendable {
    /// By the components with gamma.
    case nonLinear
    /// By the components without gamma.
    case linear
    /// By the components without gamma, which may lie beyond 0 … 1.
    case extendedLinear
}

struct BlendModifier: ItemModifier, Equatable {
    typealias Body = Never
    let mode: BlendMode

    func makeWrapper(for node: ViewNode) -> BlendRenderNode { BlendRenderNode(graph: node.graph) }

    func update(_ wrapper: BlendRenderNode, for node: ViewNode) {
        guard wrapper.mode != mode else { return }
        wrapper.mode = mode
        wrapper.surface?.setNeedsDisplay()
    }
}

/// Draws what is in it upon what was drawn before it.
final class BlendRenderNode: WrapperRenderNode, PassingRenderNode {
    var mode = BlendMode.normal

    override func didEnter(_ surface: Surface) { surface.blendingNodes += 1 }
    override func willLeave(_ surface: Surface) { surface.blendingNodes -= 1 }
}

struct CompositingModifier: ItemModifier, Equatable {
    typealias Body = Never

    func makeWrapper(for node: ViewNode) -> CompositingRenderNode { CompositingRenderNode(graph: node.graph) }
    func update(_ wrapper: CompositingRenderNode, for node: ViewNode) {}
}

final class CompositingRenderNode: WrapperRenderNode {
    override func draw(in painter: any Painter) {
        painter.pushGroup()
        drawChildren(in: painter)
        painter.pop()
    }
}

struct GroupModifier: ItemModifier, Equatable {
    typealias Body = Never

    func makeWrapper(for node: ViewNode) -> WrapperRenderNode { WrapperRenderNode(graph: node.graph) }
    func update(_ wrapper: WrapperRenderNode, for node: ViewNode) {}
}

/// A wrapper that changes how one view is drawn, but not what it is drawn upon: a view that fades and blends blends as a
/// whole, whichever was said first.
@MainActor
protocol PassingRenderNode: WrapperRenderNode {}

extension OpacityRenderNode: PassingRenderNode {}
extension BlurRenderNode: PassingRenderNode {}
extension ClipRenderNode: PassingRenderNode {}
extension ShadowRenderNode: PassingRenderNode {}
extension GeometryEffectRenderNode: PassingRenderNode {}
extension FrameRenderNode: PassingRenderNode {}

extension RenderNode {
    /// How this node blends: as the blending modifier on it does, with nothing but other effects in between. Nil where
    /// a node around has already been asked.
    final var blendMode: BlendMode? {
        guard let surface, surface.blendingNodes > 0, self is any PassingRenderNode else { return nil }
        if let parent, parent is any PassingRenderNode, parent.surface === surface { return nil }
        var node: RenderNode? = self
        while let current = node, current is any PassingRenderNode {
            if let blend = current as? BlendRenderNode { return blend.mode == .normal ? nil : blend.mode }
            node = (current as? WrapperRenderNode)?.child
        }
        return nil
    }
}
