/// What an animation knows of its run besides value and time.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation has stored for its later calls.
    public var state: AnimationState<Value>

    /// Set by the animation once its value looks final, even if it still moves a little.
    public var isLogicallyComplete: Bool

    package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// The same context with a state of another type of value.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    }
}
