/// The looks that toggles have by themselves: a switch behind the label.
public struct DefaultToggleStyle {
    /// Creates a default toggle style.
    public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The looks that toggles have by themselves.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
