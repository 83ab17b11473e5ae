extension View {
    /// Puts a view in front of this one that depends on what the views in this one say for a key.
    public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<K, T>(alignment: alignment, isInFront: true, transform: transform))
    }

    /// Puts a view behind this one that depends on what the views in this one say for a key.
    public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        modifier(PreferenceLayerModifier<K, T>(alignment: alignment, isInFront: false, transform: transform))
    }
}

/// The reader stands between the content and the layer, so that the layer does not hear itself.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
    @State private var value = K.defaultValue
    let alignment: Alignment
    let isInFront: Bool
    let transform: (K.Value) -> Layer

    init(alignment: Alignment, isInFront: Bool, transform: @escaping (K.Value) -> Layer) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.transform = transform
    }

    func body(content: Content) -> some View {
        content
            .modifier(PreferenceChangeModifier<K> { value = $0 })
            .modifier(
                LayerModifier(
                    layer: PreferenceLayer(value: $value, transform: transform), alignment: alignment,
                    isInFront: isInFront))
    }
}

private struct PreferenceLayer<Value, Layer: View>: View {
    @Binding var value: Value
    let transform: (Value) -> Layer

    init(value: Binding<Value>, transform: @escaping (Value) -> Layer) {
        _value = value
        self.transform = transform
    }

    var body: Layer { transform(value) }
}
