/// A key to a value in a preview's context.
public protocol PreviewContextKey {
    /// The type of what is kept under the key.
    associatedtype Value

    /// The value where the context has none.
    static var defaultValue: Value { get }
}
