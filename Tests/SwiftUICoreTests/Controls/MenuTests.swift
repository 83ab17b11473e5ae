import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct MenuTests {
    private let log = Log()

    @Test("A menu's items are the controls of its content, in order")
    func itemsOfContent() throws {
        let window = TestWindow {
            Menu("More") {
                Button("Rename", systemImage: "pencil") {}
                Divider()
                Toggle("Done", isOn: .constant(true))
                Menu("Sort") { Button("By name") {} }
                Section("Danger") { Button("Delete", role: .destructive) {}.disabled(true) }
                Text("Nothing else")
            }
        }
        let items = try #require(window.controls(RecordingButton.self).first).menu
        #expect(items.map(\.title) == ["Rename", "", "Done", "Sort", "Danger", "Nothing else"])
        #expect(items[1].kind == .separator)
        #expect(items[2].kind == .toggle(isOn: true, isMixed: false))
        guard case .submenu(let inner) = items[3].kind, case .section(let section) = items[4].kind else {
            Issue.record("\(items)")
            return
        }
        #expect(inner.map(\.title) == ["By name"])
        #expect(section.map(\.role) == [.destructive])
        #expect(section.map(\.isEnabled) == [false])
        #expect(items[0].image != nil)
    }

    @Test("Choosing an item runs its latest action, and the menu follows what that changes")
    func choosing() throws {
        let window = TestWindow(CountingMenu())
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(button.menu.map(\.title) == ["Count 0"])
        button.menu[0].action?()
        window.turn()
        button.menu[0].action?()
        window.turn()
        #expect(button.menu.map(\.title) == ["Count 2"])
    }

    @Test("The rows of a ForEach are items, those that are hidden by a condition are none")
    func dynamicContent() throws {
        let window = TestWindow(FilteredMenu())
        let button = try #require(window.controls(RecordingButton.self).first)
        #expect(button.menu.map(\.title) == ["1", "2", "3", "Odd only"])
        button.menu[3].action?()
        window.turn()
        #expect(button.menu.map(\.title) == ["1", "3", "Odd only"])
    }

    @Test("A menu with a primary action runs it when its button is clicked")
    func primaryAction() throws {
        let window = TestWindow {
            Menu("Add") {
                Button("Other") {}
            } primaryAction: {
                log.add("added")
            }
        }
        try #require(window.controls(RecordingButton.self).first).click()
        #expect(log.lines == ["added"])
    }

    @Test("A menu that changes nothing writes nothing")
    func unchangedMenu() throws {
        let window = TestWindow(CountingMenu())
        window.settle()
        window.graph.isRightToLeft = false
        window.setContent(CountingMenu())
        #expect(window.takeOperations() == [])
    }

    @Test("The buttons of a dialog are items; other views are left to whoever shows the dialog")
    func dialogContent() {
        let graph = Graph(backend: RecordingBackend())
        let root = ItemHostNode<EmptyView>(graph: graph, environment: EnvironmentValues())
        let content = MenuContent<DialogContent>(parent: root, keepsAccessories: true) {}
        content.set(DialogContent())
        #expect(content.items.map(\.title) == ["Rename", "Cancel"])
        #expect(content.items.map(\.role) == [nil, .cancel])
        #expect(content.items.map(\.shortcut) == [.defaultAction, nil])
        #expect(content.accessories.count == 1)
        #expect(content.accessories.first is TextFieldRenderNode)
    }
}

private struct DialogContent: View {
    var body: some View {
        TextField("Name", text: .constant(""))
        Button("Rename") {}.keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) {}
    }
}

private struct CountingMenu: View {
    @State private var count = 0

    var body: some View {
        Menu("Counter") {
            Button("Count \(count)") { count += 1 }
        }
    }
}

private struct FilteredMenu: View {
    @State private var isFiltered = false

    var body: some View {
        Menu("Numbers") {
            ForEach(1..<4, id: \.self) { number in
                if !isFiltered || number % 2 == 1 {
                    Button("\(number)") {}
                }
            }
            Button("Odd only") { isFiltered = true }
        }
    }
}
