import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be a class that is Observable.")
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    @available(*, unavailable, message: "The wrapped value must be a class that is Observable.")
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    fileprivate init(object: Value) {
        wrappedValue = object
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Wraps an object that is observed.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Wraps an object that is observed.
    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Takes over a wrapper.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// A binding to one of its properties.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(location: ReferencePathLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
