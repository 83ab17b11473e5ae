private struct ScreenReaderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct LuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the person wants more than colours to tell things apart. The desktop has no such setting: always false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether the person wants no translucent layers: where they have asked for more contrast.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// Whether the person wants colours inverted. The desktop has no such setting: always false.
    public var accessibilityInvertColors: Bool { false }

    /// Whether a screen reader is on.
    public var accessibilityVoiceOverEnabled: Bool { screenReaderIsOn }

    /// Whether an assistive technology is on.
    public var accessibilityEnabled: Bool { screenReaderIsOn }

    package var screenReaderIsOn: Bool {
        get { self[ScreenReaderKey.self] }
        set { self[ScreenReaderKey.self] = newValue }
    }

    /// Whether the display shows less light, as one does that is always on. A desktop's does not.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
}
