import Foundation

/// The animatable data of a view or modifier with a body, on its way: the body runs for each frame with the data of that
/// moment, as it does in SwiftUI.
@MainActor
package class ViewAnimator<Value> {
    init() {}

    /// Heads for the data of another value; without an animation it is there at once.
    func retarget(to value: Value, animation: Animation?, at time: TimeInterval) {}

    /// Gives `value` the data of a moment. True while it still moves.
    func apply(to value: inout Value, at time: TimeInterval) -> Bool { false }

    /// Nil where the value has no data, or is a shape, whose data moves in the drawing.
    static func make(for value: Value) -> ViewAnimator<Value>? {
        guard Value.self is any Animatable.Type, !(Value.self is any Shape.Type),
            let animatable = value as? any Animatable
        else { return nil }
        return typed(animatable) as? ViewAnimator<Value>
    }

    private static func typed<A: Animatable>(_ value: A) -> AnyObject? {
        A.AnimatableData.self == EmptyAnimatableData.self ? nil : TypedViewAnimator<A>(value)
    }
}

private final class TypedViewAnimator<A: Animatable>: ViewAnimator<A> {
    private var vector: AnimatedVector<A.AnimatableData>

    init(_ value: A) {
        vector = AnimatedVector(value.animatableData)
        super.init()
    }

    override func retarget(to value: A, animation: Animation?, at time: TimeInterval) {
        vector.retarget(to: value.animatableData, animation: animation, at: time)
    }

    override func apply(to value: inout A, at time: TimeInterval) -> Bool {
        let data = vector.value(at: time)
        // What does not move has the very data that it was given.
        if vector.isAnimating || data != value.animatableData { value.animatableData = data }
        return vector.isAnimating
    }
}
