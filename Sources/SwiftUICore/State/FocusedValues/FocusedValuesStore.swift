/// Knows what the focused views and the windows of a program give to the rest of it.
@MainActor
final class FocusedValuesStore {
    private final class Source: DependencySource, @unchecked Sendable {}

    private let source = Source()
    private var sceneProviders: [FocusedValueProvider] = []
    /// The providers around the control with the focus, outer ones first, in each window.
    private var focused: [ObjectIdentifier?: [FocusedValueProvider]] = [:]
    /// The window in use, or the one that was last.
    weak var activeWindow: WindowOpener? { didSet { if activeWindow !== oldValue { source.changed() } } }

    private var windowKey: ObjectIdentifier? { activeWindow.map { ObjectIdentifier($0) } }

    /// The values as they are now. A body that reads them runs again when they have changed.
    var current: FocusedValues {
        source.recordRead()
        var values = FocusedValues()
        for provider in sceneProviders where provider.window == windowKey { provider.apply(&values) }
        for provider in focused[windowKey] ?? [] { provider.apply(&values) }
        return values
    }

    func add(_ provider: FocusedValueProvider) {
        sceneProviders.append(provider)
        didChange(provider)
    }

    func remove(_ provider: FocusedValueProvider) {
        didChange(provider)
        sceneProviders.removeAll { $0 === provider }
        focused[provider.window]?.removeAll { $0 === provider }
    }

    /// What a view without the focus would give concerns nobody.
    func didChange(_ provider: FocusedValueProvider) {
        guard provider.window == windowKey else { return }
        let providers = sceneProviders + (focused[windowKey] ?? [])
        if providers.contains(where: { $0 === provider }) { source.changed() }
    }

    /// A control has got the focus. What it had stays what counts until another control has it: a menu that opens takes
    /// the keyboard, but its items speak of the views before it.
    func focusDidMove(to providers: [FocusedValueProvider]) {
        let key = providers.first?.window ?? windowKey
        let old = focused[key] ?? []
        guard old.count != providers.count || !zip(old, providers).allSatisfy({ $0 === $1 }) else { return }
        focused[key] = providers
        source.changed()
    }
}

/// What one modifier gives.
@MainActor
final class FocusedValueProvider {
    var apply: (inout FocusedValues) -> Void = { _ in }
    private(set) var window: ObjectIdentifier?

    func update(_ window: WindowOpener?, _ apply: @escaping (inout FocusedValues) -> Void) {
        self.window = window.map { ObjectIdentifier($0) }
        self.apply = apply
    }
}

/// What wrappers keep of their node: the way to the program's values.
final class FocusedValuesReference: @unchecked Sendable {
    // Touched on the main thread only.
    nonisolated(unsafe) private weak var store: FocusedValuesStore?

    @MainActor
    init(_ node: ViewNode) {
        store = node.graph.focusedValues
    }

    func read<Value>(_ get: @escaping (FocusedValues) -> Value) -> Value {
        guard MainThread.isCurrent else { return get(FocusedValues()) }
        nonisolated(unsafe) let get = get
        nonisolated(unsafe) var result: Value?
        MainActor.assumeIsolated { result = get(store?.current ?? FocusedValues()) }
        return result ?? get(FocusedValues())
    }
}
