import Foundation

extension View {
    /// Changes how this view is shown by what its size and place are. Its layout stays as it is.
    ///
    /// `effect` is asked again whenever the view has moved, as when a scroll view around it scrolls.
    public func visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
    }
}

struct VisualEffectModifier: ItemModifier {
    typealias Body = Never
    let steps: @Sendable (GeometryProxy) -> [_VisualStep]

    func makeWrapper(for node: ViewNode) -> VisualEffectRenderNode { VisualEffectRenderNode(graph: node.graph) }

    func update(_ wrapper: VisualEffectRenderNode, for node: ViewNode) {
        wrapper.makeSteps = steps
        wrapper.setNeedsCommit()
    }
}

/// Asks for the effect after each layout or scrolling that has moved it.
package final class VisualEffectRenderNode: WrapperRenderNode, ScrollObserver {
    var makeSteps: @Sendable (GeometryProxy) -> [_VisualStep] = { _ in [] }
    /// The effect as it is shown now.
    private var presented: [_VisualStep] = []
    private var vector = AnimatedVector(NumberList.zero)
    private var hasBeenShown = false

    package override func commit(_ context: inout CommitContext) {
        var steps = makeSteps(GeometryProxy(self))
        let isAlike = hasBeenShown && steps.map(\.kind) == presented.map(\.kind)
        vector.retarget(
            to: NumberList(steps.flatMap(\.numbers)), animation: isAlike ? context.animation : nil, at: context.time)
        let numbers = vector.value(at: context.time).numbers
        if vector.isAnimating { graph.animate(self) }
        hasBeenShown = true
        var start = 0
        for index in steps.indices {
            let count = steps[index].numbers.count
            for place in 0..<count {
                steps[index].numbers[place] = start + place < numbers.count ? numbers[start + place] : 0
            }
            start += count
        }
        guard steps != presented else { return }
        presented = steps
        surface?.setNeedsDisplay()
    }

    package override func didEnter(_ surface: Surface) { enclosingScroll?.observe(self) }

    package override func willLeave(_ surface: Surface) { hasBeenShown = false }

    package func scrollDidMove() { setNeedsCommit() }

    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform {
        let size = committedFrame.size
        return presented.reduce(CGAffineTransform.identity) { $0.concatenating($1.transform(size: size)) }
            .concatenating(own)
    }

    package override func draw(in painter: any Painter) {
        guard childTransform(transform).meanScale > 1e-4 else { return }
        var groups = 0
        for step in presented.reversed() where step.push(on: painter, scale: transform.meanScale) { groups += 1 }
        drawChildren(in: painter)
        for _ in 0..<groups { painter.pop() }
    }
}

extension _VisualStep {
    /// Where the step puts points of a view of that size.
    @MainActor
    fileprivate func transform(size: CGSize) -> CGAffineTransform {
        switch kind {
        case .offset: CGAffineTransform(translationX: numbers[0], y: numbers[1])
        case .scale:
            ScaleEffect(
                scale: CGSize(width: numbers[0], height: numbers[1]), anchor: UnitPoint(x: numbers[2], y: numbers[3])
            ).effectValue(size: size).affine
        case .rotation:
            RotationEffect(angle: .radians(numbers[0]), anchor: UnitPoint(x: numbers[1], y: numbers[2]))
                .effectValue(size: size).affine
        case .rotation3D(let x, let y, let z):
            Rotation3DEffect(
                angle: .radians(numbers[0]), axis: Vector3((x, y, z)), anchor: UnitPoint(x: numbers[1], y: numbers[2]),
                anchorZ: numbers[3]
            ).effectValue(size: size).affine
        case .opacity, .blur, .color: .identity
        }
    }

    /// Opens the group that the step draws the view in; false where it needs none.
    @MainActor
    fileprivate func push(on painter: any Painter, scale: CGFloat) -> Bool {
        switch kind {
        case .opacity where numbers[0] < 1: painter.pushOpacity(max(0, numbers[0]))
        case .blur where numbers[0] * scale > 0.01: painter.pushBlur(radius: numbers[0] * scale)
        case .color:
            let rows = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<$0 + 5]) }
            painter.pushColorMatrix(ColorMatrix(rows))
        default: return false
        }
        return true
    }
}

extension ProjectionTransform {
    fileprivate var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
}

/// Numbers that move together; those that one of two lists has not are zero.
struct NumberList: VectorArithmetic {
    var numbers: [Double]

    init(_ numbers: [Double]) {
        self.numbers = numbers
    }

    static var zero: NumberList { NumberList([]) }

    static func + (lhs: NumberList, rhs: NumberList) -> NumberList { lhs.combined(with: rhs, +) }
    static func - (lhs: NumberList, rhs: NumberList) -> NumberList { lhs.combined(with: rhs, -) }

    private func combined(with other: NumberList, _ operation: (Double, Double) -> Double) -> NumberList {
        NumberList(
            (0..<max(numbers.count, other.numbers.count)).map { index in
                operation(
                    index < numbers.count ? numbers[index] : 0, index < other.numbers.count ? other.numbers[index] : 0)
            })
    }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
