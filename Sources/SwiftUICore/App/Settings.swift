/// The window with the program's preferences. It opens from the program's menu, with Control and the comma, or by
/// ``EnvironmentValues/openSettings``.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    private let content: Content

    /// Creates the window.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        var window = WindowDescription(
            id: "settings", title: Text(verbatim: AppWords.preferences), content: AnyView(scene.content))
        window.kind = .settings
        visitor.add(window)
    }
}
