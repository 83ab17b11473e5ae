/// A key of ``FocusedValues``. The value is nil where no focused view gives one.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}
