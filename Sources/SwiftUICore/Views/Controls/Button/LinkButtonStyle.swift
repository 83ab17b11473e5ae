/// A button that looks like a link.
public struct LinkButtonStyle {
    /// Creates a link button style.
    public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .link, configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
