private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
    /// How large symbols are in relation to the text around them.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variants that symbols are shown in.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How the layers of symbols are coloured; nil: all in the foreground style.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols in this view smaller or larger in relation to the text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    /// Shows the symbols in this view in a variant, added to those asked for around it.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets how the layers of the symbols in this view are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension SymbolVariants {
    /// Both variants; `.none` takes back what was asked for before.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        guard other != .none else { return .none }
        var sum = self
        sum.enclosure = other.enclosure ?? enclosure
        sum.isFilled = isFilled || other.isFilled
        sum.isSlashed = isSlashed || other.isSlashed
        return sum
    }
}
