import Foundation

/// A change of how a view is shown that its own layout and that around it know nothing of.
///
/// The effect moves on the frame clock when its ``Animatable/animatableData`` changes with an animation. Of a
/// projection only the affine part is shown: there is no perspective.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transformation of a view of the given size, around its top leading corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(GeometryEffectNode(view, context))
    }
}

/// Puts a geometry effect around each item of the content.
final class GeometryEffectNode<C: View, E: GeometryEffect>: TypedNode<ModifiedContent<C, E>> {
    private typealias Inner = ModifiedContent<C, GeometryEffectModifier<E>>
    private var inner: TypedNode<Inner>?

    override init(_ view: ModifiedContent<C, E>, _ context: _NodeContext) {
        super.init(view, context)
        inner = Inner._makeNode(wrapped, childContext()).node
    }

    private var wrapped: Inner {
        ModifiedContent(content: view.content, modifier: GeometryEffectModifier(effect: view.modifier))
    }

    override func viewDidChange() { inner?.update(to: wrapped) }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let inner { visit(inner) }
    }
}

struct GeometryEffectModifier<E: GeometryEffect>: ItemModifier {
    typealias Body = Never
    let effect: E

    func makeWrapper(for node: ViewNode) -> GeometryEffectRenderNode<E> {
        GeometryEffectRenderNode(effect, graph: node.graph)
    }

    func update(_ wrapper: GeometryEffectRenderNode<E>, for node: ViewNode) { wrapper.effect = effect }
}

package final class GeometryEffectRenderNode<E: GeometryEffect>: AnimatedWrapperRenderNode<E.AnimatableData> {
    var effect: E {
        didSet {
            value = effect.animatableData
            // What does not animate shows at once.
            if !ValueComparison<E>.shared.areEqual(oldValue, effect) {
                moveChildren()
                surface?.setNeedsDisplay()
            }
        }
    }

    init(_ effect: E, graph: Graph) {
        self.effect = effect
        super.init(effect.animatableData, graph: graph)
    }

    package override func presentedDidChange() {
        moveChildren()
        super.presentedDidChange()
    }

    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        let projection = mirroringAnchor(of: presentedEffect).effectValue(size: committedFrame.size)
        let affine = CGAffineTransform(
            a: projection.m11, b: projection.m12, c: projection.m21, d: projection.m22, tx: projection.m31,
            ty: projection.m32)
        return affine.concatenating(own)
    }

    private var presentedEffect: E {
        var shown = effect
        shown.animatableData = presented
        return shown
    }

    /// Right to left, a view's leading edge is its right one.
    private func mirroringAnchor(of effect: E) -> E {
        guard isRightToLeft, var anchored = effect as? any AnchoredEffect else { return effect }
        anchored.anchor.x = 1 - anchored.anchor.x
        return anchored as? E ?? effect
    }

    package override func draw(in painter: any Painter) {
        // Squeezed to nothing, there is nothing to see.
        guard childTransform(transform).meanScale > 1e-4 else { return }
        drawChildren(in: painter)
    }
}

/// An effect around a point of the view.
protocol AnchoredEffect {
    var anchor: UnitPoint { get set }
}

extension AnchoredEffect {
    /// `transform` around the anchor in a view of that size.
    func around(_ size: CGSize, _ transform: CGAffineTransform) -> ProjectionTransform {
        let (x, y) = (size.width * anchor.x, size.height * anchor.y)
        return ProjectionTransform(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
}
