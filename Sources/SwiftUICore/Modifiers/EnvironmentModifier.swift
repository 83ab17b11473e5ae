import Observation

/// Changes the environment of its content.
package struct EnvironmentModifier: ViewModifier {
    package typealias Body = Never

    package enum Change {
        /// Sets one value. `isSame` compares with another change of the same kind.
        case set(path: AnyKeyPath, value: Any, apply: (inout EnvironmentValues) -> Void)
        case transform((inout EnvironmentValues) -> Void)
        case object(ObjectIdentifier, AnyObject?)
    }

    package let change: Change
    /// True where it is the direction that changes, which what is in the view must be laid out by.
    var setsDirection = false
    let isSame: (Change) -> Bool

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(EnvironmentModifierNode(view, context))
    }

    func apply(to values: inout EnvironmentValues) {
        switch change {
        case .set(_, _, let apply): apply(&values)
        case .transform(let transform): transform(&values)
        case .object(let key, let object): values.set(object as Any, for: key)
        }
    }
}

extension EnvironmentModifier: EngineComparable {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool { new.isSame(old.change) }
}

final class EnvironmentModifierNode<C: View>: TypedNode<ModifiedContent<C, EnvironmentModifier>> {
    private var content: TypedNode<C>?
    /// In place of the content where the modifier sets a direction.
    private var directed: TypedNode<ModifiedContent<C, LayoutDirectionModifier>>?
    private var inner = EnvironmentValues()
    private var ownKeys: Set<ObjectIdentifier> = []
    private var lastModifier: EnvironmentModifier

    override init(_ view: ModifiedContent<C, EnvironmentModifier>, _ context: _NodeContext) {
        lastModifier = view.modifier
        super.init(view, context)
        inner = modified()
        ownKeys = inner.keys(inFrontOf: environment)
        var context = childContext()
        context.environment = inner
        if lastModifier.setsDirection {
            directed = ModifiedContent._makeNode(directedContent, context).node
        } else {
            content = C._makeNode(view.content, context).node
        }
    }

    private var directedContent: ModifiedContent<C, LayoutDirectionModifier> {
        ModifiedContent(content: view.content, modifier: LayoutDirectionModifier())
    }

    private func modified() -> EnvironmentValues {
        var values = environment
        tracking { lastModifier.apply(to: &values) }
        return values
    }

    override func viewDidChange() {
        if !EnvironmentModifier.isSameInput(lastModifier, view.modifier) {
            lastModifier = view.modifier
            evaluate()
        }
        content?.update(to: view.content)
        directed?.update(to: directedContent)
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        passOn(changedOutside: [])
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        environment = new
        passOn(changedOutside: keys)
    }

    /// Hands on the keys whose values are other ones than before; those that this modifier sets itself among them.
    private func passOn(changedOutside keys: Set<ObjectIdentifier>) {
        let old = inner
        let oldKeys = ownKeys
        inner = modified()
        ownKeys = inner.keys(inFrontOf: environment)
        let own = oldKeys.union(ownKeys)
        let changed = keys.subtracting(own).union(own.filter { !inner.hasSameValue(as: old, for: $0) })
        content?.environmentDidChange(to: inner, changed: changed)
        directed?.environmentDidChange(to: inner, changed: changed)
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
        if let directed { visit(directed) }
    }
}

extension EnvironmentValues {
    /// The keys of the links in front of those of `base`.
    func keys(inFrontOf base: EnvironmentValues) -> Set<ObjectIdentifier> {
        var keys: Set<ObjectIdentifier> = []
        var link = storage
        while let current = link, current !== base.storage {
            keys.insert(current.key)
            link = current.next
        }
        return keys
    }

    /// The keys that have another value than in `old`. For environments without a common origin, as of the root.
    package func keysChanged(since old: EnvironmentValues) -> Set<ObjectIdentifier> {
        let none = EnvironmentValues()
        return keys(inFrontOf: none).union(old.keys(inFrontOf: none)).filter { !hasSameValue(as: old, for: $0) }
    }

    /// True where both hold equal values or the same object; what cannot be compared counts as different.
    func hasSameValue(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
        switch (storage?.value(for: key), other.storage?.value(for: key)) {
        case (nil, nil): return true
        case (let a as any Equatable, let b as any Equatable): return Self.areEqual(a, b)
        case (let a?, let b?): return Self.object(a).map { $0 === Self.object(b) } ?? false
        default: return false
        }
    }

    private static func object(_ value: Any) -> AnyObject? {
        if let optional = value as? any OptionalObject { return optional.object }
        return type(of: value) is AnyClass ? value as AnyObject : nil
    }

    private static func areEqual<E: Equatable>(_ a: E, _ b: any Equatable) -> Bool {
        (b as? E).map { $0 == a } ?? false
    }
}

/// An object that was stored as an optional.
private protocol OptionalObject {
    var object: AnyObject? { get }
}

extension Optional: OptionalObject where Wrapped == AnyObject {
    var object: AnyObject? { self }
}

extension View {
    /// Sets a value of the environment for this view and those in it.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(
            EnvironmentModifier(
                change: .set(path: keyPath, value: value) { $0[keyPath: keyPath] = value },
                setsDirection: V.self == LayoutDirection.self && keyPath == \EnvironmentValues.layoutDirection
            ) { other in
                guard case .set(keyPath, let old, _) = other, let old = old as? V else { return false }
                return MainActor.assumeIsolated { ValueComparison<V>.shared.areEqual(old, value) }
            })
    }

    /// Gives an observable object to the views in this one, which read it with `@Environment(Type.self)`.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environmentObject(object, for: T.self)
    }

    /// Changes a value of the environment, knowing what it was.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(
            EnvironmentModifier(
                change: .transform { transform(&$0[keyPath: keyPath]) },
                setsDirection: V.self == LayoutDirection.self && keyPath == \EnvironmentValues.layoutDirection
            ) { _ in false })
    }

    package func environmentObject(_ object: AnyObject?, for type: Any.Type) -> some View {
        let key = ObjectIdentifier(type)
        return modifier(
            EnvironmentModifier(change: .object(key, object)) { other in
                guard case .object(key, let old) = other else { return false }
                return old === object
            })
    }
}
