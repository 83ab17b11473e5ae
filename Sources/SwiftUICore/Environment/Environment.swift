import Observation

/// Reads a value from the view's environment.
///
/// The body depends on the keys that it really reads, and runs again when one of them changes.
@propertyWrapper
public struct Environment<Value> {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(Any.Type, (Any?) -> Value)
    }

    private let source: Source
    private var node: NodeReference?

    /// Creates a property that reads a key of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// The value around this view. Reading it in `body` makes the body run again when it changes.
    public var wrappedValue: Value {
        let values = node?.environment ?? EnvironmentValues()
        switch source {
        case .keyPath(let keyPath): return values[keyPath: keyPath]
        case .object(let type, let convert): return convert(values.object(type))
        }
    }
}

extension Environment {
    /// Reads an observable object that a view around this one has given with `environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object(objectType) { found in
            guard let object = found as? Value else {
                preconditionFailure(
                    """
                    No object of type \(objectType) in the environment. Give one with .environment(_:) to a view around \
                    the one that reads it.
                    """)
            }
            return object
        }
    }

    /// Reads an observable object if a view around this one has given one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object(objectType) { $0 as? T }
    }
}

/// The environment of a node as it is at the time of the read, for wrappers and for closures that outlive a body.
package final class NodeReference: @unchecked Sendable {
    // The node is touched on the main thread only.
    nonisolated(unsafe) private weak var node: ViewNode?
    nonisolated(unsafe) private var last: EnvironmentValues

    @MainActor
    init(_ node: ViewNode) {
        self.node = node
        last = node.environment
    }

    package var environment: EnvironmentValues {
        guard MainThread.isCurrent else { return last }
        MainActor.assumeIsolated {
            if let node { last = node.environment }
        }
        return last
    }
}

extension Environment: @MainActor GraphProperty {
    package mutating func install(in node: ViewNode, slot: inout AnyObject?) {
        if let known = slot {
            self.node = unsafeDowncast(known, to: NodeReference.self)
        } else {
            let new = NodeReference(node)
            slot = new
            self.node = new
        }
    }

    /// The key path of a wrapper is written in the source and never changes.
    package static func isSameInput(_ old: Environment<Value>, _ new: Environment<Value>) -> Bool { true }
}

extension Environment: @unchecked Sendable where Value: Sendable {
    // Key paths are immutable; the node reference says how it is guarded.
}
