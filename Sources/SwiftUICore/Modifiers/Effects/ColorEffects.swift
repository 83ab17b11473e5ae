extension View {
    /// Makes this view's colours lighter by `amount`: -1 is black, 0 changes nothing, 1 is white.
    public func brightness(_ amount: Double) -> some View {
        colorEffect { _ in .brightness(amount) }
    }

    /// Spreads this view's colours from a middle grey by a factor: 0 is grey, 1 changes nothing.
    public func contrast(_ amount: Double) -> some View {
        colorEffect { _ in .contrast(amount) }
    }

    /// Makes this view's colours stronger by a factor: 0 is grey, 1 changes nothing.
    public func saturation(_ amount: Double) -> some View {
        colorEffect { _ in .saturation(amount) }
    }

    /// Takes the colour out of this view: 0 changes nothing, 1 is grey.
    public func grayscale(_ amount: Double) -> some View {
        colorEffect { _ in .saturation(1 - min(max(amount, 0), 1)) }
    }

    /// Multiplies this view's colours with one colour.
    public func colorMultiply(_ color: Color) -> some View {
        colorEffect { .multiply(color.resolve(in: $0)) }
    }

    /// Turns each of this view's colours into its opposite.
    public func colorInvert() -> some View {
        colorEffect { _ in .inversion }
    }

    /// Turns the hues of this view's colours by an angle.
    public func hueRotation(_ angle: Angle) -> some View {
        colorEffect { _ in .hueRotation(angle) }
    }

    /// Makes a mask of this view: black, as opaque as its colours are light.
    public func luminanceToAlpha() -> some View {
        colorEffect { _ in .luminanceToAlpha }
    }

    private func colorEffect(_ matrix: @escaping @MainActor (EnvironmentValues) -> ColorMatrix) -> some View {
        modifier(ColorEffectModifier(matrix: matrix))
    }
}

struct ColorEffectModifier: ItemModifier {
    typealias Body = Never
    let matrix: @MainActor (EnvironmentValues) -> ColorMatrix

    func makeWrapper(for node: ViewNode) -> ColorEffectRenderNode {
        ColorEffectRenderNode(matrix(node.environment), graph: node.graph)
    }

    func update(_ wrapper: ColorEffectRenderNode, for node: ViewNode) {
        wrapper.value = matrix(node.environment)
    }
}

/// Draws what is in it with its colours changed; the change moves on the frame clock.
final class ColorEffectRenderNode: AnimatedWrapperRenderNode<ColorMatrix>, PassingRenderNode {
    override func draw(in painter: any Painter) {
        guard presented != .identity else { return drawChildren(in: painter) }
        painter.pushColorMatrix(presented)
        drawChildren(in: painter)
        painter.pop()
    }
}
