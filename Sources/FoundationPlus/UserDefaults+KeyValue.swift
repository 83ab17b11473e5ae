import Foundation

extension UserDefaults {
    /// The value of a key; nil: there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores a value; nil: removes the one that is there.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
