/// What a tab is for, where that decides its place and its looks.
public struct TabRole: Hashable, Sendable {
    /// The tab that searches. It comes last, and is called "Search" where it has no label.
    public static let search = TabRole()
}
