/// The colour of the symbols in a list's rows.
public struct ListItemTint: Sendable {
    /// nil: that of the text.
    let color: Color?

    /// Always this colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// This colour where the person has not chosen another for the whole system; here there is no such choice.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

    /// The colour of the text.
    public static let monochrome = ListItemTint(color: nil)
}

private struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// The colour of the icons of labels in the rows of lists; nil: the list's own.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// The colour of the icons of labels in the rows of lists; nil: the list's own.
    public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { .fixed($0) })
    }
}
