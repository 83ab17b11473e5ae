import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

@Suite("Lists")
@MainActor
struct ListTests {
    // MARK: Sections

    @Test("Sections show their header, their rows and their footer in turn")
    func sections() throws {
        let window = TestWindow {
            List {
                Section {
                    Leaf("a", .any, 34)
                    Leaf("b", .any, 34)
                } header: {
                    Leaf("header")
                } footer: {
                    Leaf("footer")
                }
                Section { Leaf("c", .any, 34) }
            }
        }
        let list = try ShownList(window)
        #expect(list.lines == ["header", "a", "b", "footer", "c"])
        #expect(try list.frame(of: "a").height == 50)
        #expect(try list.frame(of: "b").minY == list.frame(of: "a").maxY)
        #expect(try list.frame(of: "c").minY > list.frame(of: "b").maxY + 18)
    }

    @Test("The titles of labels begin at one line, however wide their icons are")
    func labelsOfRows() throws {
        let window = TestWindow {
            List {
                Label(title: { Leaf("narrow") }, icon: { Leaf("dot", 8) })
                Label(title: { Leaf("wide") }, icon: { Leaf("card", 20) })
            }
        }
        let list = try ShownList(window)
        let titles = try zip(["dot", "card"], ["narrow", "wide"]).map { icon, title in
            try #require(list.row(icon).frame(of: title)).minX
        }
        #expect(titles[0] == titles[1])
    }

    @Test("A list of a bound collection gives each row a binding to its element")
    func boundCollection() throws {
        let log = Log()
        let items = Binding(
            get: { [Item(id: 1, name: "a"), Item(id: 2, name: "b")] }, set: { log.add($0.map(\.name).joined()) })
        let window = TestWindow {
            List(items) { $item in Button(item.name) { item.name = "new" } }
        }
        let byID = TestWindow { List(items, id: \.id) { $item in Leaf(item.name, .any, 34) } }
        #expect(try ShownList(byID).lines == ["a", "b"])
        let buttons = try ShownList(window).rows.flatMap { $0.widgets.compactMap { $0 as? RecordingButton } }
        buttons.last?.click()
        #expect(log.lines == ["anew"])
    }

    @Test("The first and the last row of each card know that they are")
    func ends() throws {
        let window = TestWindow {
            List {
                Section { ForEach(0..<3) { Leaf("a\($0)", .any, 34) } }
                Section { Leaf("b", .any, 34) }
            }
        }
        let rows = try ShownList(window).rows
        #expect(rows.map(\.appearance.isFirst) == [true, false, false, true])
        #expect(rows.map(\.appearance.isLast) == [false, false, true, true])
    }

    @Test("A boxed list is no wider than lines should be, and stands in the middle")
    func width() throws {
        let window = TestWindow(width: 1000) { List { Leaf("a", .any, 34) } }
        #expect(try ShownList(window).frame(of: "a") == CGRect(x: 180, y: 18, width: 640, height: 50))
    }

    @Test("A row says its insets and whether a line separates it")
    func rowTraits() throws {
        let window = TestWindow {
            List {
                Leaf("a", .any, 60).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                Leaf("b", .any, 34).listRowSeparator(.hidden)
            }
            .listStyle(.plain)
        }
        let list = try ShownList(window)
        #expect(try list.frame(of: "a").height == 64)
        #expect(try list.row("a").frame(of: "a")?.origin == CGPoint(x: 2, y: 1))
        #expect(list.rows.map(\.appearance.hasSeparator) == [true, false])
    }

    @Test("A row's own background takes the whole row, behind its content")
    func background() throws {
        let window = TestWindow {
            List { Leaf("a", .any, 34).listRowBackground(Leaf("behind", .any, .any)) }
        }
        let row = try #require(try ShownList(window).rows.first)
        #expect(row.widgets.compactMap { ($0 as? RecordingWidget)?.name } == ["behind", "a"])
        #expect(row.frame(of: "behind") == CGRect(x: 0, y: 0, width: 376, height: 50))
        #expect(row.frame(of: "a")?.minX == 12)
    }

    @Test("In a disabled list no row can be selected")
    func disabled() throws {
        let window = TestWindow {
            List(1...2, id: \.self, selection: Binding<Int?>.constant(nil)) { Leaf("row \($0)", .any, 34) }.disabled(
                true)
        }
        #expect(try ShownList(window).rows.map(\.appearance.isSelectable) == [false, false])
    }

    @Test("A row is named after what it says")
    func names() throws {
        let window = TestWindow {
            List {
                HStack {
                    Text(verbatim: "Read"); Text(verbatim: "daily")
                }
            }
        }
        #expect(try ShownList(window).rows[0].appearance.spokenLabel == "Read, daily")
    }

    // MARK: Selection

    private struct Single: View {
        let probe: Probe
        @State private var selected: Int?

        var body: some View {
            probe.actions["select 3"] = { selected = 3 }
            return List(1...3, id: \.self, selection: $selected) { Leaf("row \($0)", .any, 34) }
        }
    }

    private struct Multiple: View {
        @State private var selected: Set<Int> = []

        var body: some View {
            List(1...3, id: \.self, selection: $selected) { Leaf("row \($0)", .any, 34) }
        }
    }

    private func selected<C: View>(_ window: TestWindow<C>) throws -> [Bool] {
        try ShownList(window).rows.map(\.appearance.isSelected)
    }

    @Test("A click selects a row, and the program can select another")
    func single() throws {
        let probe = Probe()
        let window = TestWindow(Single(probe: probe))
        try ShownList(window).row("row 2").activated(false)
        window.turn()
        #expect(try selected(window) == [false, true, false])
        probe("select 3")
        window.turn()
        #expect(try selected(window) == [false, false, true])
    }

    @Test("With the key that adds, clicks select several rows and take them out again")
    func multiple() throws {
        let window = TestWindow(Multiple())
        let list = try ShownList(window)
        try list.row("row 1").activated(false)
        try list.row("row 3").activated(true)
        window.turn()
        #expect(try selected(window) == [true, false, true])
        try list.row("row 1").activated(true)
        window.turn()
        #expect(try selected(window) == [false, false, true])
        try list.row("row 2").activated(false)
        window.turn()
        #expect(try selected(window) == [false, true, false])
    }

    @Test("Selecting a row runs no body of a row")
    func selectionIsCheap() throws {
        let window = TestWindow(Single(probe: Probe()))
        _ = window.takeBodies()
        try ShownList(window).row("row 2").activated(false)
        window.turn()
        #expect(window.takeBodies() == ["Single"])
    }

    // MARK: Links

    @Test("A link in a row makes the whole row lead to its page")
    func link() throws {
        let window = TestWindow {
            NavigationStack {
                List { NavigationLink(value: 7) { Leaf("seven", .any, 34) } }
                    .navigationDestination(for: Int.self) { Leaf("page \($0)") }
            }
        }
        let navigation = try #require(window.host?.widgets.first as? RecordingNavigation)
        let page = try #require(navigation.pages.first as? RecordingPage)
        (page.content as? RecordingHost)?.surface?.resize(to: CGSize(width: 400, height: 500))
        window.turn()
        let scroll = try #require((page.content as? RecordingHost)?.widgets.first as? RecordingScroll)
        let row = try #require((scroll.content as? RecordingHost)?.widgets.first as? RecordingRow)
        #expect(row.appearance.isActivatable)
        row.activated(false)
        window.turn()
        #expect(navigation.pages.count == 2)
    }

    // MARK: Updates

    private struct Editor: View {
        let probe: Probe
        let log: Log
        @State private var items = (0..<5).map { Item(id: $0, name: "item \($0)") }

        var body: some View {
            probe.actions["change 2"] = { items[2].name = "changed" }
            probe.actions["prepend"] = { items.insert(Item(id: 99, name: "new"), at: 0) }
            return List { ForEach($items) { Row(item: $0, log: log) } }
        }
    }

    private struct Row: View {
        @Binding var item: Item
        let log: Log
        @State private var taps = 0

        var body: some View {
            log.add(item.name)
            return Leaf(item.name, .any, 34)
        }
    }

    @Test("Where one element of a bound collection changes, only its row's body runs")
    func boundElements() throws {
        let (probe, log) = (Probe(), Log())
        let window = TestWindow(Editor(probe: probe, log: log))
        _ = log.take()
        probe("change 2")
        window.turn()
        #expect(log.take() == ["changed"])
        #expect(try ShownList(window).names[2] == "changed")
    }

    @Test("Rows keep their widgets when others come before them")
    func keepsRows() throws {
        let probe = Probe()
        let window = TestWindow(Editor(probe: probe, log: Log()))
        let before = try ShownList(window).row("item 1")
        _ = window.backend.focus(before)
        probe("prepend")
        window.turn()
        #expect(try ShownList(window).names.first == "new")
        #expect(try ShownList(window).row("item 1") === before)
        #expect(window.backend.focusedWidget === before)
    }

    @Test("Of 100,000 rows only those near the visible part exist, whichever is visible")
    func lazy() throws {
        let window = TestWindow { List(0..<100_000) { Leaf("row \($0)", .any, 34) } }
        #expect(try ShownList(window).rows.count < 30)
        try ShownList(window).scroll.userScrolls(to: CGPoint(x: 0, y: 2_000_000))
        window.turn()
        #expect(try ShownList(window).rows.count < 40)
        #expect(try !ShownList(window).names.contains("row 0"))
        #expect(window.staleSizes.isEmpty)
    }
}
