/// A menu of commands: a submenu of the program's menu.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    private let name: Text
    private let content: Content

    /// A menu with a text of the app's catalogue.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a text as its name.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// A menu with `name` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    public static func _collect(_ menu: Self, _ items: inout _CommandItems) {
        items.menus.append(.init(title: menu.name, content: AnyView(menu.content)))
    }
}
