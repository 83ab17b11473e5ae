/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind: Sendable {
        case sidebar, content, detail
    }

    private let kind: Kind

    /// The leading column.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
    /// The middle one of three columns.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
    /// The trailing column.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }

    func index(of count: Int) -> Int {
        switch kind {
        case .sidebar: 0
        case .content: min(1, count - 2)
        case .detail: count - 1
        }
    }

    static func at(_ index: Int, of count: Int) -> NavigationSplitViewColumn {
        if index == 0 { return .sidebar }
        return index == count - 1 ? .detail : .content
    }
}
