/// The value that an `@Entry` variable without a type begins with. It never changes, so it may be read from everywhere.
public struct _EntryDefault<Value>: @unchecked Sendable {
    let value: Value

    public init(_ value: Value) {
        self.value = value
    }
}
