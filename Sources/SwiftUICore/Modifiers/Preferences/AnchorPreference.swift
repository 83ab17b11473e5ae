extension View {
    /// Tells the views around this one about a place in it.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, write: .set(transform)))
    }

    /// Adds a place in this view to what it tells the views around it.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, write: .change(transform)))
    }
}

struct AnchorPreferenceModifier<A, K: PreferenceKey>: ViewModifier {
    typealias Body = Never

    enum Write {
        case set((Anchor<A>) -> K.Value)
        case change((inout K.Value, Anchor<A>) -> Void)
    }

    let source: Anchor<A>.Source
    let write: Write

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(AnchorPreferenceNode(view, context))
    }
}

final class AnchorPreferenceNode<C: View, A, K: PreferenceKey>: TypedNode<
    ModifiedContent<C, AnchorPreferenceModifier<A, K>>
>
{
    private let probe = AnchorProbe()
    private var version = 0
    private var content: TypedNode<ModifiedContent<C, AnchorProbeModifier>>?

    override init(_ view: ModifiedContent<C, AnchorPreferenceModifier<A, K>>, _ context: _NodeContext) {
        super.init(view, context)
        becomePreferenceWriter()
        content = ModifiedContent._makeNode(probedContent, childContext()).node
    }

    private var probedContent: ModifiedContent<C, AnchorProbeModifier> {
        ModifiedContent(content: view.content, modifier: AnchorProbeModifier(probe: probe))
    }

    override func viewDidChange() {
        version += 1
        preferencesDidChange()
        content?.update(to: probedContent)
    }

    override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard Other.self == K.self else { return combinedPreference(key) }
        let anchor = Anchor<A>(probe: probe, source: view.modifier.source, version: version)
        switch view.modifier.write {
        case .set(let transform): return transform(anchor) as? Other.Value
        case .change(let transform):
            var value = combinedPreference(K.self) ?? K.defaultValue
            transform(&value, anchor)
            return value as? Other.Value
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let content { visit(content) }
    }

    override func didUnmount() { preferencesDidChange() }
}
