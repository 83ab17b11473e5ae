/// The looks that labels have by themselves where they stand: a title with its icon, in a toolbar the icon alone.
public struct DefaultLabelStyle {
    /// Creates a default label style.
    public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DefaultLabel(configuration: configuration)
    }
}

private struct DefaultLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.toolbarPlacement) private var toolbarPlacement

    var body: some View {
        if toolbarPlacement == nil {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        } else {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The looks that labels have by themselves where they stand.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
