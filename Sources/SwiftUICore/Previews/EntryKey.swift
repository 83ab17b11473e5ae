/// A key that `@Entry` has made for a variable without a type.
public protocol _EntryKey {
    associatedtype Value

    static var _entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
    public static var defaultValue: Value { _entry.value }
}
