/// What surrounds a preview: a widget's size, say.
public protocol PreviewContext {
    /// The value of a key; its default where the context has none.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
