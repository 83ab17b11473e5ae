import Combine

/// An observable object that a view owns. It is made once, and lives as long as the view's identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private let make: () -> ObjectType
    private var slot: ObjectSlot<ObjectType>?

    /// `thunk` is run when the view appears for the first time, and never again.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// Before the view is on screen there is no place that could keep the object: each read makes one then.
    @MainActor public var wrappedValue: ObjectType { slot?.object ?? make() }

    /// Makes bindings to the object's properties.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? ObjectSlot<ObjectType> ?? ObjectSlot<ObjectType>()
        slot = known
        self.slot = known
        // What the object reads while it is made is no concern of the body's.
        let object = known.object ?? DependencyTracker.untracked(make)
        known.observe(object, in: node)
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}
