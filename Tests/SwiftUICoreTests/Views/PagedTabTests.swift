import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("Tabs as pages, beside a sidebar and with badges")
@MainActor
struct PagedTabTests {
    private struct Paged: View {
        @State private var page = 0
        var index = PageTabViewStyle.IndexDisplayMode.automatic

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3, id: \.self) { Leaf("page \($0)", .any, .any).tag($0) }
            }
            .tabViewStyle(.page(indexDisplayMode: index))
        }
    }

    @Test("Pages stand beside each other, and the chosen one fills the view")
    func places() {
        let window = TestWindow(Paged())
        #expect(window.frame(of: "page 0") == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(window.frame(of: "page 1")?.minX == 400)
    }

    @Test("A dot brings its page")
    func dots() {
        let window = TestWindow(Paged())
        let dots = window.controls(RecordingButton.self)
        #expect(dots.count == 3)
        dots[2].click()
        window.advance(by: 2)
        #expect(window.frame(of: "page 2")?.minX == 0)
        #expect(window.frame(of: "page 0")?.minX == -800)
    }

    @Test("Without dots none are shown")
    func noDots() {
        let window = TestWindow(Paged(index: .never))
        #expect(window.controls(RecordingButton.self).isEmpty)
    }

    private struct Badged: View {
        var body: some View {
            TabView {
                Tab("First", systemImage: "star") { Leaf("a", .any, .any) }.badge(3)
                Tab("Second", systemImage: "heart") { Leaf("b", .any, .any) }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("A badge stands at its tab, and a sidebar beside the tabs")
    func badge() throws {
        let window = TestWindow(Badged())
        let buttons = window.controls(RecordingButton.self)
        let texts = (buttons[0].label)?.widgets.compactMap { ($0 as? RecordingTextWidget)?.string }
        #expect(texts?.contains("3") == true)
        #expect(try #require(window.frame(of: "a")).minX == 200)
    }

    private struct Sidebar: View {
        let title: String

        var body: some View {
            TabView {
                Tab(title, systemImage: "star") { Leaf("a", .any, .any) }
                Tab("Second", systemImage: "heart") { Leaf("b", .any, .any) }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private func sidebarWidth(_ title: String) throws -> CGFloat {
        let window = TestWindow(Sidebar(title: title), width: 800)
        window.turn()
        return try #require(window.frame(of: "a")).minX
    }

    @Test("A sidebar is as wide as its longest title, but leaves the tabs half of the window")
    func sidebarWidths() throws {
        #expect(try sidebarWidth("Short") == 200)
        let title = "Longer than most titles are"
        #expect(try sidebarWidth(title) > CGFloat(title.count) * 8)
        #expect(try sidebarWidth(title + title) == 400)
    }

    private func widths(_ titles: [CGFloat], in room: CGFloat) -> [CGFloat] {
        let window = TestWindow {
            TabBarLayout(padding: 8) {
                ForEach(titles.indices, id: \.self) { index in
                    Leaf("\(index)", Extent(least: 0, ideal: titles[index], most: .infinity), 10)
                }
            }
            .frame(width: room)
        }
        return titles.indices.compactMap { window.frame(of: "\($0)")?.width }
    }

    @Test("The tabs of a bar are equally wide, or as wide as titles need, or all narrower by one factor")
    func barWidths() {
        #expect(widths([50, 90, 60], in: 300) == [100, 100, 100])
        #expect(widths([50, 130, 60], in: 300) == [70, 150, 80])
        #expect(widths([108, 208, 8], in: 174) == [58, 108, 8])
    }

    @Test("A badge in a list stands at the end of its row")
    func rowBadge() throws {
        let window = TestWindow(List { Text("Row").badge(7) })
        let row = try #require(ShownList(window).rows.first)
        let texts = row.widgets.compactMap { $0 as? RecordingTextWidget }
        #expect(texts.map(\.string) == ["Row", "7"])
        let frame = try #require(row.frame(of: texts[1].name))
        #expect(frame.maxX > 350)
    }
}
