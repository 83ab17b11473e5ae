/// The looks that labels have by themselves where they stand: a title with its icon.
public struct DefaultLabelStyle {
    public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The looks that labels have by themselves where they stand.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
