/// A property of a view or modifier that the engine feeds before each run of `body`.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before `body` runs, after the wrapper's own dynamic properties have been fed.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// The engine's own wrappers: they keep what must last in a slot of the node.
@MainActor
package protocol GraphProperty: DynamicProperty {
    /// Connects the wrapper to its node. `slot` lasts as long as the node and is nil the first time.
    mutating func install(in node: ViewNode, slot: inout AnyObject?)
    /// True where a new value of the wrapper gives `body` nothing new to read.
    static func isSameInput(_ old: Self, _ new: Self) -> Bool
    /// Called when the node leaves the tree.
    static func uninstall(_ slot: AnyObject?)
}

extension GraphProperty {
    package static func uninstall(_ slot: AnyObject?) {}
}

/// The dynamic properties of one value: offsets from the type, slots of this node.
@MainActor
package struct DynamicPropertyStorage<Value> {
    private let fields: [DynamicField]
    private var slots: [AnyObject?]

    package init() {
        fields = DynamicFields.of(Value.self)
        slots = Array(repeating: nil, count: fields.count)
    }

    /// Connects the properties to `node`. Run inside `node.tracking`, since a custom wrapper's `update()` may read state.
    package mutating func install(in value: inout Value, for node: ViewNode) {
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for index in fields.indices {
                fields[index].operations.install(base + fields[index].offset, node, &slots[index])
            }
        }
    }

    package func uninstall() {
        for index in fields.indices { fields[index].operations.uninstall(slots[index]) }
    }
}

/// One dynamic property of a type: where it lies and how to feed it.
struct DynamicField {
    let offset: Int
    let operations: any DynamicFieldOperations
}

@MainActor
protocol DynamicFieldOperations {
    func install(_ pointer: UnsafeMutableRawPointer, _ node: ViewNode, _ slot: inout AnyObject?)
    func uninstall(_ slot: AnyObject?)
}

private struct GraphField<P: GraphProperty>: DynamicFieldOperations {
    func install(_ pointer: UnsafeMutableRawPointer, _ node: ViewNode, _ slot: inout AnyObject?) {
        pointer.assumingMemoryBound(to: P.self).pointee.install(in: node, slot: &slot)
    }

    func uninstall(_ slot: AnyObject?) {
        P.uninstall(slot)
    }
}

/// A wrapper that somebody composed of others: its parts come first in the list, then its own `update()`.
private struct CustomField<P: DynamicProperty>: DynamicFieldOperations {
    func install(_ pointer: UnsafeMutableRawPointer, _ node: ViewNode, _ slot: inout AnyObject?) {
        pointer.assumingMemoryBound(to: P.self).pointee.update()
    }

    func uninstall(_ slot: AnyObject?) {}
}

@MainActor
enum DynamicFields {
    private static var cache: [ObjectIdentifier: [DynamicField]] = [:]

    static func of(_ type: Any.Type) -> [DynamicField] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let fields = type is AnyClass ? [] : find(in: type, at: 0)
        cache[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func find(in type: Any.Type, at base: Int) -> [DynamicField] {
        var found: [DynamicField] = []
        for field in TypeFields.of(type) {
            guard let propertyType = field.type as? any DynamicProperty.Type else { continue }
            let offset = base + field.offset
            if let graphType = field.type as? any GraphProperty.Type {
                found.append(DynamicField(offset: offset, operations: graphField(graphType)))
            } else {
                found += find(in: field.type, at: offset)
                found.append(DynamicField(offset: offset, operations: customField(propertyType)))
            }
        }
        return found
    }

    private static func graphField<P: GraphProperty>(_ type: P.Type) -> any DynamicFieldOperations {
        GraphField<P>()
    }

    private static func customField<P: DynamicProperty>(_ type: P.Type) -> any DynamicFieldOperations {
        CustomField<P>()
    }
}
