import Foundation

/// Views in a column; in a scroll view only those near the visible part exist.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    package let style: LazyStyle
    package let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: the distance between neighbours in points; nil: 8.
    ///   - pinnedViews: which headers and footers of sections stay in sight.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        style = LazyStyle(
            axis: .vertical, arrangement: .stack(alignment.key), spacing: spacing ?? LazyStyle.standardSpacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LazyNode(view, context))
    }
}

extension LazyVStack: LazyContainerView {}
