extension View {
    /// Tells the views around this one `value`, in place of what the views in it say.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }
}

package struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
    package typealias Body = Never

    let value: K.Value

    package static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(PreferenceModifierNode(view, context))
    }
}

final class PreferenceModifierNode<C: View, K: PreferenceKey>: ModifierNode<C, PreferenceModifier<K>> {
    override func willMakeContent() { becomePreferenceWriter() }

    override func modifierDidChange(from old: PreferenceModifier<K>) { preferencesDidChange() }

    override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        if Other.self == K.self { return modifier.value as? Other.Value }
        return combinedPreference(key)
    }

    override func didUnmount() { preferencesDidChange() }
}
