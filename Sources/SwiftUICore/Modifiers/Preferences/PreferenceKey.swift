/// A key under which views tell the views around them something.
public protocol PreferenceKey {
    /// The type of what is kept under the key.
    associatedtype Value

    /// What holds where no view says anything.
    static var defaultValue: Value { get }

    /// Combines the value of a view, or of several, with that of the next one. Called in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing, unless the key says otherwise.
    public static var defaultValue: Value { nil }
}
