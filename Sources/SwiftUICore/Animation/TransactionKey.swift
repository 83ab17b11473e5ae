/// A key to a custom value in a transaction.
public protocol TransactionKey {
    associatedtype Value

    /// The value while none is set.
    static var defaultValue: Value { get }
}
