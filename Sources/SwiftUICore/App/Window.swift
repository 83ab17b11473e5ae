/// The one window of its kind.
public struct Window<Content: View>: Scene {
    public typealias Body = Never

    private let id: String
    private let title: Text
    private let content: Content

    /// Creates one window with a title and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.title = title
        self.content = content()
    }

    /// Creates one window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates one window with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        var window = WindowDescription(id: scene.id, title: scene.title, content: AnyView(scene.content))
        window.kind = .single
        visitor.add(window)
    }
}
