/// A key to a value in an animation's state.
public protocol AnimationStateKey {
    /// The type of what is kept under the key.
    associatedtype Value

    /// The value while none is stored.
    static var defaultValue: Value { get }
}
