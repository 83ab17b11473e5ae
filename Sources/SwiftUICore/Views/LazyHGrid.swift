import Foundation

/// Views in rows, filled column by column; in a scroll view only those near the visible part exist.
public struct LazyHGrid<Content: View>: View {
    public typealias Body = Never

    package let style: LazyStyle
    package let content: Content

    /// - Parameters:
    ///   - rows: the rows, from top to bottom.
    ///   - alignment: how cells lie in rows that do not say so themselves.
    ///   - spacing: the distance between columns in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .horizontal,
            arrangement: .grid(rows, Alignment(horizontal: .center, vertical: alignment)),
            spacing: spacing ?? LazyStyle.standardSpacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LazyNode(view, context))
    }
}

extension LazyHGrid: LazyContainerView {}
