/// Values that the view with the keyboard's focus, and the window in use, give to the rest of the program: to its
/// commands above all.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil where no focused view gives one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An object, by its type.
    subscript<T: AnyObject>(object key: FocusedObjectKey<T>) -> T? {
        get { values[ObjectIdentifier(T.self)] as? T }
        set { values[ObjectIdentifier(T.self)] = newValue }
    }
}

/// Stands for a type in key paths.
struct FocusedObjectKey<T: AnyObject>: Hashable, Sendable {}
