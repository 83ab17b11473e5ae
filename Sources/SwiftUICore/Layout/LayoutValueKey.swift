/// A value that a view gives to the layout container around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
