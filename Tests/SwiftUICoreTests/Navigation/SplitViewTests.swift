import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Split views")
struct SplitViewTests {
    private struct Two: View {
        @State private var chosen: String?

        var body: some View {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Letters")
            } detail: {
                Text(chosen.map { "Detail \($0)" } ?? "None").navigationTitle("Detail")
            }
        }
    }

    private struct Linked: View {
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("One") { Text("Page one").navigationTitle("One") }
                    NavigationLink("Two") { Text("Page two").navigationTitle("Two") }
                }
            } detail: {
                Text("Nothing").navigationTitle("Nothing")
            }
        }
    }

    private struct Three: View {
        @State private var visibility = NavigationSplitViewVisibility.doubleColumn

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Text("A").navigationSplitViewColumnWidth(min: 100, ideal: 90, max: 300)
            } content: {
                Text("B")
            } detail: {
                Text("C")
            }
        }
    }

    private func shown<V: View>(_ view: V) throws -> (TestWindow<V>, RecordingSplit) {
        let window = TestWindow(view)
        window.turn()
        let split = try #require(window.host?.widgets.compactMap { $0 as? RecordingSplit }.first)
        turn(window, split)
        return (window, split)
    }

    private func turn<V: View>(_ window: TestWindow<V>, _ split: RecordingSplit) {
        window.turn()
        for column in split.columns {
            for page in column.pages {
                (page as? RecordingPage)?.content.surface?.resize(to: .init(width: 300, height: 500))
            }
        }
        window.turn()
    }

    private func page(_ split: RecordingSplit, _ column: Int) throws -> RecordingPage {
        try #require(split.columns[column].pages.last as? RecordingPage)
    }

    private func texts(_ page: RecordingPage) -> [String] {
        ((page.content as? RecordingHost)?.widgets ?? []).compactMap { ($0 as? RecordingTextWidget)?.string }
    }

    private func rows(_ page: RecordingPage) throws -> [RecordingRow] {
        let host = try #require(page.content as? RecordingHost)
        let scroll = try #require(host.widgets.compactMap { $0 as? RecordingScroll }.first)
        let list = try #require(scroll.content as? RecordingHost)
        return list.widgets.compactMap { $0 as? RecordingRow }
    }

    @Test("each column has a page of its own, and the window's buttons are at the outer ones")
    func columns() throws {
        let (_, split) = try shown(Two())
        #expect(try page(split, 0).bar.title == "Letters")
        #expect(try page(split, 1).bar.title == "Detail")
        #expect(try page(split, 0).bar.showsStartControls && !page(split, 0).bar.showsEndControls)
        #expect(try !page(split, 1).bar.showsStartControls && page(split, 1).bar.showsEndControls)
    }

    @Test("a chosen row decides what the next column shows")
    func selection() throws {
        let (window, split) = try shown(Two())
        try rows(page(split, 0))[1].activated(false)
        turn(window, split)
        #expect(try texts(page(split, 1)) == ["Detail b"])
    }

    @Test("where one column is seen, a chosen row leads to the next one, whose bar leads back")
    func folded() throws {
        let (window, split) = try shown(Two())
        split.onFold(SplitFolding(detail: true))
        window.turn()
        #expect(split.layout.current == 0)
        try rows(page(split, 0))[0].activated(false)
        window.turn()
        #expect(split.layout.current == 1)
        #expect(try page(split, 1).bar.showsBack)
        try page(split, 1).onBack()
        window.turn()
        #expect(split.layout.current == 0)
    }

    @Test("a link's page takes the place of the next column's root")
    func links() throws {
        let (window, split) = try shown(Linked())
        try rows(page(split, 0))[0].activated(false)
        turn(window, split)
        #expect(try page(split, 1).bar.title == "One")
        #expect(try !page(split, 1).bar.showsBack)
        try rows(page(split, 0))[1].activated(false)
        turn(window, split)
        #expect(split.columns[1].pages.compactMap { ($0 as? RecordingPage)?.bar.title } == ["Nothing", "Two"])
    }

    @Test("hidden columns can be asked for in the bar of the first one that is seen")
    func hidden() throws {
        let (window, split) = try shown(Three())
        #expect(split.layout.hidden == [0])
        #expect(try page(split, 1).bar.offersSidebar)
        try page(split, 1).onSidebar()
        window.turn()
        #expect(split.layout.hidden.isEmpty)
    }

    @Test("a column's width stays within its limits")
    func widths() throws {
        let (_, split) = try shown(Three())
        #expect(split.layout.widths[0] == 100)
    }

    @Test("columns that say no width are wider where text is larger")
    func largeText() throws {
        let (_, usual) = try shown(Three())
        let (_, large) = try shown(Three().dynamicTypeSize(.accessibility2))
        #expect(usual.layout.widths == [100, 280, 330])
        #expect(large.layout.widths[0] == 100)
        #expect(zip(large.layout.widths, usual.layout.widths).dropFirst().allSatisfy { $0 > 1.9 * $1 })
    }

    private struct Old: View {
        var body: some View {
            NavigationView {
                Text("List").navigationTitle("List")
                Text("Detail").navigationTitle("Detail")
            }
        }
    }

    @Test("a navigation view with two views has two columns, and one page in the stack style")
    func navigationView() throws {
        let (_, split) = try shown(Old())
        #expect(split.columns.count == 2)
        let window = TestWindow(Old().navigationViewStyle(.stack))
        window.turn()
        #expect(window.host?.widgets.contains { $0 is RecordingSplit } == false)
        let stack = window.host?.widgets.compactMap { $0 as? RecordingNavigation }.first
        #expect(stack?.pages.count == 1)
    }
}
