import Foundation

private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct SmallestListRowKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct SmallestListHeaderKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var smallestListRow: CGFloat? {
        get { self[SmallestListRowKey.self] }
        set { self[SmallestListRowKey.self] = newValue }
    }

    /// The height that each row of a list has at least, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { smallestListRow ?? ListMetrics.smallestRow(listLook.kind) }
        set { smallestListRow = newValue }
    }

    /// The height that each header of a list's sections has at least, in points; nil: that of its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[SmallestListHeaderKey.self] }
        set { self[SmallestListHeaderKey.self] = newValue }
    }
}

extension View {
    /// The room between the rows of lists in this view, in points; nil: the list's own. Rows on cards that do not
    /// touch are a card each.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
