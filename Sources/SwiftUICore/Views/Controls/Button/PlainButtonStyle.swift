/// Nothing but the label, which fades while it is pressed.
public struct PlainButtonStyle {
    /// Creates a plain button style.
    public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .plain, configuration)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label, which fades while it is pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
