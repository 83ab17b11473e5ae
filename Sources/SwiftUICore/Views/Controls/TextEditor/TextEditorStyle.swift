/// The looks of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// Whether the editor has a frame.
    static var _hasBorder: Bool { get }
}

/// The looks that text editors have by themselves: bare text.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public static var _hasBorder: Bool { false }

    /// The style.
    public init() {}
}

/// Bare text.
public struct PlainTextEditorStyle: TextEditorStyle {
    public static var _hasBorder: Bool { false }

    /// The style.
    public init() {}
}

/// Text in a frame with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public static var _hasBorder: Bool { true }

    /// The style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The looks that text editors have by themselves.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Bare text.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// Text in a frame with round corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct TextEditorHasBorderKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    package var textEditorHasBorder: Bool {
        get { self[TextEditorHasBorderKey.self] }
        set { self[TextEditorHasBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets how the text editors in this view look.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.textEditorHasBorder, S._hasBorder)
    }
}
