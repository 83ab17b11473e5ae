extension View {
    /// Hears what the views in this one say for a key: at first, and whenever the combined value has changed.
    ///
    /// State that `action` changes is brought to the screen together with the change that it hears of.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}

struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let action: (K.Value) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(PreferenceChangeNode(view, context))
    }
}

final class PreferenceChangeNode<C: View, K: PreferenceKey>: ModifierNode<C, PreferenceChangeModifier<K>> {
    override func willMakeContent() {
        PreferenceObserver<K>(of: self, waitsForGeometry: true) { [unowned self] value in modifier.action(value) }
    }
}
