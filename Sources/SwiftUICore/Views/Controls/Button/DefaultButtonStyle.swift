/// The looks that buttons have by themselves where they stand: a border in plain places, none in toolbars and lists.
public struct DefaultButtonStyle {
    /// Creates a default button style.
    public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: nil, configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The looks that buttons have by themselves where they stand.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
