extension View {
    /// Changes what this view tells the views around it, knowing what the views in it say.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(TransformPreferenceModifier<K>(transform: callback))
    }
}

struct TransformPreferenceModifier<K: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let transform: (inout K.Value) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(TransformPreferenceNode(view, context))
    }
}

final class TransformPreferenceNode<C: View, K: PreferenceKey>: ModifierNode<C, TransformPreferenceModifier<K>> {
    override func willMakeContent() { becomePreferenceWriter() }

    override func modifierDidChange(from old: TransformPreferenceModifier<K>) { preferencesDidChange() }

    override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard Other.self == K.self else { return combinedPreference(key) }
        var value = combinedPreference(K.self) ?? K.defaultValue
        modifier.transform(&value)
        return value as? Other.Value
    }

    override func didUnmount() { preferencesDidChange() }
}
