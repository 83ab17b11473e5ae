/// Which columns of a split view are shown where there is room for several.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private enum Kind: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind

    /// All columns.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
    /// All columns are shown.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
    /// The last two columns: without the sidebar, where there are three.
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
    /// The last column only.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }

    func hidden(of count: Int) -> Set<Int> {
        switch kind {
        case .automatic, .all: []
        case .doubleColumn: Set(0..<max(0, count - 2))
        case .detailOnly: Set(0..<(count - 1))
        }
    }

    static func hiding(_ hidden: Set<Int>, of count: Int) -> NavigationSplitViewVisibility {
        if hidden.isEmpty { return .all }
        return hidden.count == count - 1 ? .detailOnly : .doubleColumn
    }
}
