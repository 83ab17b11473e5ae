import Foundation

/// Views in a column.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    package let layout: VStackLayout
    package let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the views meet.
    ///   - spacing: the distance between neighbours in points; nil: what the neighbours prefer, mostly 8.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LayoutNode(view, context))
    }
}

extension VStack: ArrangedView {}
