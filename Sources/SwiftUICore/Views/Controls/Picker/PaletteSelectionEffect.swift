/// How a palette shows which of its options is chosen.
public struct PaletteSelectionEffect: Sendable, Equatable {
    let isDrawn: Bool

    /// As palettes do by themselves: a tinted ground behind the chosen option.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(isDrawn: true) }

    /// Nothing: the options show it themselves.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(isDrawn: false) }

    /// Another variant of the chosen option's symbol.
    @available(*, unavailable, message: "Use .custom, and show another symbol for the chosen option.")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .custom }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
    static let defaultValue = PaletteSelectionEffect.automatic
}

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how the palettes in this view show which option is chosen.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
