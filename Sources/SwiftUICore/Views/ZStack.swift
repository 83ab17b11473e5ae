/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    package let layout: ZStackLayout
    package let content: Content

    /// Lays views over each other, by default middle on middle.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LayoutNode(view, context))
    }
}

extension ZStack: ArrangedView {}
