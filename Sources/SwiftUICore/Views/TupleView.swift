/// Several views side by side, without an arrangement of their own.
public struct TupleView<T> {
    /// The views.
    public var value: T

    /// Wraps a tuple of views.
    public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _NodeHandle<TupleView<T>> {
        _NodeHandle(TupleNode(view, context))
    }
}

/// Several views side by side, one by one.
@MainActor
protocol ViewParts {
    var parts: [AnyView] { get }
}

extension TupleView: ViewParts {
    var parts: [AnyView] {
        withUnsafePointer(to: value) { pointer in
            TupleElements.of(T.self).map { $0.part(UnsafeRawPointer(pointer)) }
        }
    }
}

/// The node of a tuple: one child node per element, in order, for the node's whole life.
final class TupleNode<T>: TypedNode<TupleView<T>> {
    private let elements: [any TupleElementOperations]
    private var children: [ViewNode] = []

    override init(_ view: TupleView<T>, _ context: _NodeContext) {
        elements = TupleElements.of(T.self)
        super.init(view, context)
        children.reserveCapacity(elements.count)
        let childContext = childContext(from: context)
        withUnsafePointer(to: self.view.value) { pointer in
            for element in elements {
                children.append(element.makeNode(UnsafeRawPointer(pointer), childContext))
            }
        }
    }

    override func viewDidChange() {
        withUnsafePointer(to: view.value) { pointer in
            for (element, child) in zip(elements, children) {
                element.update(child, UnsafeRawPointer(pointer))
            }
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        children.forEach(visit)
    }
}

/// Reads one element out of a tuple's memory. Offsets are found once per tuple type.
@MainActor
private protocol TupleElementOperations {
    func makeNode(_ tuple: UnsafeRawPointer, _ context: _NodeContext) -> ViewNode
    func update(_ node: ViewNode, _ tuple: UnsafeRawPointer)
    func part(_ tuple: UnsafeRawPointer) -> AnyView
}

private struct TupleElement<V: View>: TupleElementOperations {
    let offset: Int

    func makeNode(_ tuple: UnsafeRawPointer, _ context: _NodeContext) -> ViewNode {
        V._makeNode(tuple.load(fromByteOffset: offset, as: V.self), context).node
    }

    func update(_ node: ViewNode, _ tuple: UnsafeRawPointer) {
        unsafeDowncast(node, to: TypedNode<V>.self).update(to: tuple.load(fromByteOffset: offset, as: V.self))
    }

    func part(_ tuple: UnsafeRawPointer) -> AnyView { AnyView(tuple.load(fromByteOffset: offset, as: V.self)) }
}

@MainActor
private enum TupleElements {
    private static var cache: [ObjectIdentifier: [any TupleElementOperations]] = [:]

    static func of(_ type: Any.Type) -> [any TupleElementOperations] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        var found: [any TupleElementOperations] = []
        if let single = type as? any View.Type {
            found.append(element(single, at: 0))
        } else {
            for field in TypeFields.of(type) {
                guard let viewType = field.type as? any View.Type else {
                    preconditionFailure("TupleView holds \(field.type), which is not a View. Give it views only.")
                }
                found.append(element(viewType, at: field.offset))
            }
        }
        cache[ObjectIdentifier(type)] = found
        return found
    }

    private static func element<V: View>(_ type: V.Type, at offset: Int) -> any TupleElementOperations {
        TupleElement<V>(offset: offset)
    }
}
