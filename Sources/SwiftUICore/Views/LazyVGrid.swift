import Foundation

/// Views in columns, filled line by line; in a scroll view only those near the visible part exist.
public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never

    package let style: LazyStyle
    package let content: Content

    /// - Parameters:
    ///   - columns: the columns, from leading to trailing.
    ///   - alignment: how cells lie in columns that do not say so themselves.
    ///   - spacing: the distance between lines in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .vertical,
            arrangement: .grid(columns, Alignment(horizontal: alignment, vertical: .center)),
            spacing: spacing ?? LazyStyle.standardSpacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LazyNode(view, context))
    }
}

extension LazyVGrid: LazyContainerView {}
