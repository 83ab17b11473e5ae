import Combine

/// An observable object that a view around this one has given with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to one of its properties.
        @MainActor
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }

    private var node: NodeReference?

    /// Creates a property that waits for an object of its type.
    public init() {}

    /// The object that a view around has set. Reading it where there is none ends the program with a message.
    @MainActor public var wrappedValue: ObjectType {
        guard let object = found else {
            preconditionFailure(
                """
                No ObservableObject of type \(ObjectType.self) found. Give one with .environmentObject(_:) to a view \
                around the one that reads it.
                """)
        }
        return object
    }

    /// Makes bindings to the object's properties.
    @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor private var found: ObjectType? { node?.environment.object(ObjectType.self) as? ObjectType }
}

extension EnvironmentObject: @MainActor GraphProperty {
    /// What lasts: the way to the environment, and the subscription.
    private final class Slot {
        let node: NodeReference
        let objects = ObjectSlot<ObjectType>()

        @MainActor init(_ node: ViewNode) { self.node = NodeReference(node) }
    }

    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        let known = slot as? Slot ?? Slot(node)
        slot = known
        self.node = known.node
        // The read notes the key, so that another object in the environment runs the body again.
        if let object = found { known.objects.observe(object, in: node) }
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}

extension View {
    /// Gives an observable object to the views in this one, which read it with `@EnvironmentObject`.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environmentObject(object, for: T.self)
    }
}
