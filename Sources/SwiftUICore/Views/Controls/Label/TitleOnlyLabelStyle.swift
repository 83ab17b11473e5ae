/// The title alone.
public struct TitleOnlyLabelStyle {
    /// Creates a title only label style.
    public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
