/// Items of the program's menu, which opens from the bar of its windows.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands that these are made of.
    associatedtype Body: Commands

    /// The commands that these are made of.
    @CommandsBuilder @MainActor @preconcurrency
    var body: Body { get }

    static func _collect(_ commands: Self, _ items: inout _CommandItems)
}

extension Commands {
    public static func _collect(_ commands: Self, _ items: inout _CommandItems) {
        var commands = commands
        items.properties?.install(in: &commands)
        Body._collect(commands.body, &items)
    }
}

extension Never: Commands {
    public static func _collect(_ commands: Never, _ items: inout _CommandItems) {}
}

extension Commands where Body == Never {
    /// Built in: there is no body, and asking for it ends the program.
    public var body: Never {
        fatalError("\(Self.self) are primitive commands: their body is never run.")
    }
}

/// Collects what commands describe.
public struct _CommandItems {
    enum Position: Int {
        case before, replacing, after
    }

    struct Menu {
        let title: Text
        let content: AnyView
    }

    struct Group {
        let place: CommandGroupPlacement
        let position: Position
        let content: AnyView
    }

    var menus: [Menu] = []
    var groups: [Group] = []
    /// Where the state of commands of one's own is kept.
    var properties: SceneProperties?

    package init() {}

    /// The groups as the menu shows them.
    var sortedGroups: [Group] {
        groups.enumerated()
            .sorted { a, b in
                (a.element.place.order, a.element.position.rawValue, a.offset)
                    < (b.element.place.order, b.element.position.rawValue, b.offset)
            }
            .map(\.element)
    }
}

/// No commands.
public struct EmptyCommands {
    /// Creates no commands.
    public init() {}
}

extension EmptyCommands: Commands {
    public typealias Body = Never

    public static func _collect(_ commands: EmptyCommands, _ items: inout _CommandItems) {}
}

extension Scene {
    /// Adds commands to the program's menu, which opens from the bar of its windows. Their keyboard shortcuts work in all
    /// of the program's windows.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandScene(content: self, commands: content())
    }
}

struct CommandScene<Content: Scene, Items: Commands>: Scene {
    typealias Body = Never

    let content: Content
    let commands: Items

    static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        Content._visit(scene.content, &visitor)
        visitor.commands.properties = visitor.properties
        Items._collect(scene.commands, &visitor.commands)
    }
}
