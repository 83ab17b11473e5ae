/// A key to a custom value in a transaction.
public protocol TransactionKey {
    /// The type of what is kept under the key.
    associatedtype Value

    /// The value while none is set.
    static var defaultValue: Value { get }
}
