/// The platform's usual look: a card for each section.
public struct AutomaticFormStyle {
    /// Creates the usual style.
    public init() {}
}

extension AutomaticFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The platform's usual look: a card for each section.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
