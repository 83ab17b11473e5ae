/// A button with a border and a background.
public struct BorderedButtonStyle {
    /// Creates a bordered button style.
    public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .bordered, configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border and a background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
