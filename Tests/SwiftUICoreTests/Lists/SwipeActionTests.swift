import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Habits: View {
    let log: Log
    @State private var numbers = [1, 2, 3]

    var body: some View {
        List {
            ForEach(numbers, id: \.self) { number in
                Leaf("row \(number)", .any, 34)
                    .swipeActions {
                        Button("Remove", role: .destructive) { log.add("remove \(number)") }
                        Button("Flag") { log.add("flag \(number)") }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Done") { log.add("done \(number)") }.tint(.green)
                    }
                    .contextMenu { Button("Open") { log.add("open \(number)") } }
            }
        }
    }
}

private struct Deletable: View {
    @State private var numbers = [1, 2, 3]

    var body: some View {
        List {
            ForEach(numbers, id: \.self) { Leaf("row \($0)", .any, 34) }
                .onDelete { numbers.remove(atOffsets: $0) }
                .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

private struct Pinnable: View {
    var body: some View {
        List {
            ForEach([1], id: \.self) { number in
                Leaf("row \(number)", .any, 34)
                    .swipeActions(edge: .leading) {
                        Button("Pin") {}
                        Button("Flag") {}
                    }
                    .contextMenu {
                        Button("Pin") {}
                        Section { Button("Move to Trash", role: .destructive) {} }
                    }
            }
            .onDelete { _ in }
        }
    }
}

@Suite("Swipe actions and row menus")
@MainActor
struct SwipeActionTests {
    private func titles(_ items: [MenuItemModel]) -> [[String]] {
        items.map { item in
            guard case .section(let inner) = item.kind else { return [item.title] }
            return inner.map(\.title)
        }
    }

    private func choose(_ title: String, in row: RecordingRow) {
        row.menuRequested(nil)
        for case .section(let items) in row.shownMenu.map(\.kind) {
            items.first { $0.title == title }?.action?()
        }
    }

    private func buttons(in row: RecordingRow) -> [RecordingButton] {
        row.widgets.compactMap { $0 as? RecordingButton }
    }

    @Test("The row menu lists swipe actions of both sides, the context menu, and what destroys last")
    func menu() throws {
        let log = Log()
        let window = TestWindow(Habits(log: log))
        let row = try ShownList(window).row("row 2")
        #expect(row.appearance.hasMenu)
        row.menuRequested(nil)
        #expect(titles(row.shownMenu) == [["Done", "Flag"], ["Open"], ["Remove"]])
        choose("Done", in: row)
        choose("Open", in: row)
        #expect(log.take() == ["done 2", "open 2"])
    }

    @Test("Nodes of swipe actions do not exist before somebody asks for them")
    func lazyActions() throws {
        let window = TestWindow(Habits(log: Log()))
        _ = window.takeBodies()
        try ShownList(window).row("row 1").menuRequested(nil)
        #expect(!window.takeBodies().isEmpty)
    }

    @Test("A pull to the left shows the trailing actions, and letting go past half of them leaves the row open")
    func opens() throws {
        let log = Log()
        let window = TestWindow(Habits(log: log))
        let row = try ShownList(window).row("row 1")
        row.swiped(-100)
        window.turn()
        #expect(row.frame(of: "row 1")?.minX == -88)
        #expect(buttons(in: row).count == 2)
        row.swiped(nil)
        window.advance(by: 2)
        #expect(row.frame(of: "row 1")?.minX == -136)
        // The first action is the outermost.
        let places = buttons(in: row).compactMap { row.frame(of: $0.name)?.minX }
        #expect(places[0] == places[1] + 74)
        buttons(in: row)[0].click()
        #expect(log.take() == ["remove 1"])
        window.advance(by: 2)
        #expect(row.frame(of: "row 1")?.minX == 12)
        #expect(buttons(in: row).isEmpty)
        #expect(window.backend.isIdle)
    }

    @Test("A short pull springs back")
    func closes() throws {
        let window = TestWindow(Habits(log: Log()))
        let row = try ShownList(window).row("row 1")
        row.swiped(-30)
        window.turn()
        row.swiped(nil)
        window.advance(by: 2)
        #expect(row.frame(of: "row 1")?.minX == 12)
        #expect(buttons(in: row).isEmpty)
    }

    @Test("A far pull runs the first action, where the actions allow it")
    func fullSwipe() throws {
        let log = Log()
        let window = TestWindow(Habits(log: log))
        let row = try ShownList(window).row("row 1")
        row.swiped(-330)
        window.turn()
        row.swiped(nil)
        window.turn()
        #expect(log.take() == ["remove 1"])
        window.advance(by: 2)
        row.swiped(330)
        window.turn()
        row.swiped(nil)
        window.advance(by: 2)
        #expect(log.take().isEmpty)
        #expect(row.frame(of: "row 1")?.minX == 86)
    }

    @Test("One row at a time shows its actions")
    func oneAtATime() throws {
        let window = TestWindow(Habits(log: Log()))
        let list = try ShownList(window)
        let (first, second) = (try list.row("row 1"), try list.row("row 2"))
        first.swiped(-140)
        window.turn()
        first.swiped(nil)
        window.advance(by: 2)
        second.swiped(-10)
        window.advance(by: 2)
        #expect(first.frame(of: "row 1")?.minX == 12)
    }

    @Test("A click on an open row closes it")
    func clickCloses() throws {
        let window = TestWindow(Habits(log: Log()))
        let row = try ShownList(window).row("row 1")
        row.swiped(-140)
        window.turn()
        row.swiped(nil)
        window.advance(by: 2)
        row.activated(false)
        window.advance(by: 2)
        #expect(row.frame(of: "row 1")?.minX == 12)
    }

    @Test("No body runs while the row is pulled further")
    func noBodies() throws {
        let window = TestWindow(Habits(log: Log()))
        let row = try ShownList(window).row("row 1")
        row.swiped(-10)
        window.turn()
        _ = window.takeBodies()
        row.swiped(-60)
        window.turn()
        #expect(window.takeBodies().isEmpty)
    }

    @Test("The row menu offers nothing twice, and no deletion beside one of its own")
    func duplicates() throws {
        let window = TestWindow(Pinnable())
        let row = try ShownList(window).row("row 1")
        row.menuRequested(nil)
        #expect(titles(row.shownMenu).first == ["Flag"])
        #expect(titles(row.shownMenu).flatMap { $0 }.filter { ["Pin", "Delete"].contains($0) } == ["Pin"])
    }

    @Test("A row that can be deleted is deleted by a far pull, the Delete key and its menu")
    func deletes() throws {
        let window = TestWindow(Deletable())
        window.backend.animationsAreEnabled = false
        try ShownList(window).row("row 1").deleteRequested()
        window.turn()
        #expect(try ShownList(window).names == ["row 2", "row 3"])
        choose("Delete", in: try ShownList(window).row("row 3"))
        window.turn()
        #expect(try ShownList(window).names == ["row 2"])
        let row = try ShownList(window).row("row 2")
        row.swiped(-350)
        window.turn()
        row.swiped(nil)
        window.turn()
        #expect(try ShownList(window).names.isEmpty)
    }

    @Test("Rows move by key, menu and drag, and the first does not offer to go up")
    func moves() throws {
        let window = TestWindow(Deletable())
        window.backend.animationsAreEnabled = false
        let first = try ShownList(window).row("row 1")
        first.menuRequested(nil)
        #expect(titles(first.shownMenu) == [["Move Down"], ["Delete"]])
        choose("Move Down", in: first)
        window.turn()
        #expect(try ShownList(window).names == ["row 2", "row 1", "row 3"])
        try ShownList(window).row("row 3").moveRequested(-1)
        window.turn()
        #expect(try ShownList(window).names == ["row 2", "row 3", "row 1"])
        try ShownList(window).row("row 1").dropped(ObjectIdentifier(ShownList(window).row("row 2")))
        window.turn()
        #expect(try ShownList(window).names == ["row 3", "row 1", "row 2"])
    }

    @Test("A menu outside of a list opens over its view")
    func contextMenuElsewhere() throws {
        let log = Log()
        let window = TestWindow {
            Leaf("leaf", 100, 100).contextMenu { Button("Copy") { log.add("copy") } }
        }
        #expect(window.surface.pointer.menuItems(at: CGPoint(x: 50, y: 50)).map(\.title) == ["Copy"])
        #expect(window.surface.pointer.menuItems(at: CGPoint(x: 150, y: 50)).isEmpty)
        let leaf = try #require(window.host?.widgets.first)
        window.surface.pointer.menuItems(around: leaf).first?.action?()
        #expect(log.take() == ["copy"])
    }
}
