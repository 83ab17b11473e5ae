/// A button filled with the tint colour: the one that is most likely wanted.
public struct BorderedProminentButtonStyle {
    /// Creates a bordered prominent button style.
    public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PlatformButton(look: .prominent, configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button filled with the tint colour: the one that is most likely wanted.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
