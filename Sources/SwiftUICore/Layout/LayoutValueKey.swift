/// A value that a view gives to the layout container around it.
public protocol LayoutValueKey {
    /// The type of what is kept under the key.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}
