import Foundation

/// Views in a row.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    package let layout: HStackLayout
    package let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: the distance between neighbours in points; nil: what the neighbours prefer, mostly 8.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LayoutNode(view, context))
    }
}

extension HStack: ArrangedView {}
