/// A key to a value in a preview's context.
public protocol PreviewContextKey {
    associatedtype Value

    /// The value where the context has none.
    static var defaultValue: Value { get }
}
