/// The icon alone; screen readers speak the title.
public struct IconOnlyLabelStyle {
    /// Creates an icon only label style.
    public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SpokenReplacement(label: configuration.title, content: configuration.icon)
    }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; screen readers speak the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
