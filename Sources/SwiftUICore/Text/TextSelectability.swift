/// Whether the user can select and copy text.
public protocol TextSelectability {
    /// Whether the text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that the user can select and copy.
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// Text that the user cannot select.
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The user can select and copy the text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The user cannot select the text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextIsSelectableKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    package var textIsSelectable: Bool {
        get { self[TextIsSelectableKey.self] }
        set { self[TextIsSelectableKey.self] = newValue }
    }
}

extension View {
    /// Lets the user select and copy the texts in this view, each by itself.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textIsSelectable, S.allowsSelection)
    }
}
