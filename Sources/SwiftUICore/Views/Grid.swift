import Foundation

/// Views in rows whose cells stand in columns: each column as wide as its widest cell, each row as high as its highest.
///
/// A ``GridRow`` gives one row; any other view takes a whole row.
public struct Grid<Content: View>: View {
    public typealias Body = Never

    package let layout: GridLayout
    package let content: Content

    /// - Parameters:
    ///   - alignment: how cells lie in their columns and rows.
    ///   - horizontalSpacing: the distance between columns in points; nil: what the cells prefer, mostly 8.
    ///   - verticalSpacing: the distance between rows in points; nil: what the cells prefer, mostly 8.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LayoutNode(view, context))
    }
}

extension Grid: ArrangedView {}
