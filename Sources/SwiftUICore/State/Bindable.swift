import Observation

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value

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
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

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
