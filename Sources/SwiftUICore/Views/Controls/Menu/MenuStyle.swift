/// The looks of the buttons that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// Whether the button has a border; nil: as buttons look where this one stands.
    static var _hasBorder: Bool? { get }
}

/// The looks that menus have by themselves where they stand.
public struct DefaultMenuStyle {
    /// Creates a default menu style.
    public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    public static var _hasBorder: Bool? { nil }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The looks that menus have by themselves where they stand.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that looks like a button; the button's style decides how.
public struct ButtonMenuStyle {
    /// Creates a button menu style.
    public init() {}
}

extension ButtonMenuStyle: MenuStyle {
    public static var _hasBorder: Bool? { true }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu that looks like a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu without a border.
public struct BorderlessButtonMenuStyle {
    /// Creates a borderless button menu style.
    public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
    public static var _hasBorder: Bool? { false }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuButtonLookKey: EnvironmentKey {
    static let defaultValue: ButtonLook? = nil
}

extension EnvironmentValues {
    package var menuButtonLook: ButtonLook? {
        get { self[MenuButtonLookKey.self] }
        set { self[MenuButtonLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the buttons of the menus in this view look.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuButtonLook, S._hasBorder.map { $0 ? .bordered : .borderless })
    }
}
