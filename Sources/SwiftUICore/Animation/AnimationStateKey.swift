/// A key to a value in an animation's state.
public protocol AnimationStateKey {
    associatedtype Value

    /// The value while none is stored.
    static var defaultValue: Value { get }
}
