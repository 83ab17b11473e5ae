/// A button without a border: its background shows under the pointer only.
public struct BorderlessButtonStyle {
    /// Creates a borderless button style.
    public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .borderless, configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border: its background shows under the pointer only.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
