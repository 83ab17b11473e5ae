/// An identity that belongs to one view, for telling its ids from equal ones of other views.
@propertyWrapper
public struct Namespace {
    /// Names a space of identifiers.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private final class Slot {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    @MainActor private static var last = 0
    private var id: ID?

    /// Creates a namespace of the view.
    public init() {}

    /// The name of the space.
    public var wrappedValue: ID {
        guard let id else { preconditionFailure("A @Namespace has its value only while its view's body runs.") }
        return id
    }
}

extension Namespace: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        if let known = slot as? Slot {
            id = known.id
            return
        }
        Self.last += 1
        let new = Slot(ID(number: Self.last))
        slot = new
        id = new.id
    }

    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { true }
}
