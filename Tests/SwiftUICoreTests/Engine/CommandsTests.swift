import RecordingBackend
import SwiftUICore
import Testing

private struct CountKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

private struct CountCommands: Commands {
    @FocusedBinding(\.count) private var count
    @State private var runs = 0

    init() {}

    var body: some Commands {
        CommandMenu("Count") {
            Button("Count is \(count ?? -1), runs \(runs)") {
                count? += 1
                runs += 1
            }
            .keyboardShortcut("k")
        }
    }
}

private struct CountApp: App {
    var body: some Scene {
        WindowGroup { Leaf("content") }
            .commands {
                CommandGroup(after: .help) { Button("Guide") {} }
                CommandGroup(before: .newItem) { Button("New") {} }
                CountCommands()
            }
        Settings { Leaf("preferences") }
    }
}

private struct BareApp: App {
    var body: some Scene {
        WindowGroup { Leaf("content") }
            .commands {
                CommandGroup(replacing: .help) {}
                CommandGroup(replacing: .appInfo) {}
            }
    }
}

private struct PlainApp: App {
    var body: some Scene { WindowGroup { Leaf("content") }.commands { CommandGroup(replacing: .newItem) {} } }
}

@MainActor
@Suite("Commands")
struct CommandsTests {
    private let backend = RecordingBackend()
    private let graph: Graph

    init() {
        graph = Graph(backend: backend)
    }

    private func start<A: App>(_ app: A) -> AppNode<A> {
        let node = AppNode(app, graph: graph, environment: EnvironmentValues()) { _ in }
        node.evaluate()
        backend.turn()
        return node
    }

    private func titles(_ items: [MenuItemModel]) -> [String] {
        items.flatMap { item -> [String] in
            switch item.kind {
            case .submenu(let inner): ["\(item.title):"] + titles(inner)
            case .section(let inner): titles(inner)
            default: [item.title]
            }
        }
    }

    private func leaves(_ items: [MenuItemModel]) -> [MenuItemModel] {
        items.flatMap { item -> [MenuItemModel] in
            switch item.kind {
            case .submenu(let inner), .section(let inner): leaves(inner)
            default: [item]
            }
        }
    }

    @Test("The menu has the program's own menus, then the groups in their order, with the preferences among them")
    func order() {
        let node = start(CountApp())
        let count = "Count is -1, runs 0"
        let items = titles(node.menu.items)
        #expect(items.dropLast() == ["Count:", count, "New", "Preferences", "Guide", "Keyboard Shortcuts"])
        #expect(items.last?.hasPrefix("About ") == true)
    }

    @Test("A program without commands has its shortcuts and what it is in its menu")
    func standard() {
        let node = start(PlainApp())
        #expect(titles(node.menu.items).map { $0.split(separator: " ").first } == ["Keyboard", "About"])
    }

    @Test("A program that only takes commands away has none in its menu")
    func none() {
        let node = start(BareApp())
        #expect(titles(node.menu.items).isEmpty)
    }

    @Test("Commands keep state of their own")
    func state() throws {
        let node = start(CountApp())
        try #require(leaves(node.menu.items).first).action?()
        backend.turn()
        #expect(titles(node.menu.items).contains("Count is -1, runs 1"))
    }
}
