/// A card for each section, in a list that scrolls.
public struct GroupedFormStyle {
    /// Creates a grouped style.
    public init() {}
}

extension GroupedFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.environment(\.isInForm, true)
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A card for each section, in a list that scrolls.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
