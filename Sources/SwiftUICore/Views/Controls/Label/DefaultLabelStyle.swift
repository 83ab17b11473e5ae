/// The looks that labels have by themselves where they stand: a title with its icon, in a toolbar the icon alone. In a
/// list the icons have a column of their own, so that the titles of all rows begin at one line.
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
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var listItemTint
    /// Wide enough for all but a few symbols beside text of the body's size; in points.
    @ScaledMetric private var columnWidth = 20.0

    var body: some View {
        if toolbarPlacement != nil {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else if isInListRow {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                icon.frame(minWidth: columnWidth)
                configuration.title
            }
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }

    @ViewBuilder private var icon: some View {
        if let color = listItemTint?.color {
            configuration.icon.foregroundStyle(color)
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The looks that labels have by themselves where they stand.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
