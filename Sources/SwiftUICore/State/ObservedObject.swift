import Combine

/// An observable object that somebody else owns. The body runs again when the object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Makes bindings to the properties of an observable object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to one of its properties.
        @MainActor
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectPathLocation(object, keyPath, source: ObjectSource.of(object)))
        }
    }

    private let object: ObjectType

    /// Observes an object that is owned elsewhere.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Observes an object that is owned elsewhere.
    public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// The object. The body runs again when the object says that it changes.
    @MainActor public var wrappedValue: ObjectType {
        get { object }
        set { self = ObservedObject(wrappedValue: newValue) }
    }

    /// Makes bindings to the object's properties.
    @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? ObjectSlot<ObjectType> ?? ObjectSlot<ObjectType>()
        slot = known
        known.observe(object, in: node)
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { old.object === new.object }
}
