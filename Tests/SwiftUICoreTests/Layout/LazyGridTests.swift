import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("Lazy grids")
@MainActor
struct LazyGridTests {
    private func lengths(_ items: [GridItem], _ width: CGFloat) -> [CGFloat] {
        LazyTracks(items, length: width, alignment: .center).tracks.map(\.length)
    }

    @Test("Fixed columns keep their width and flexible ones share the rest")
    func tracks() {
        #expect(lengths([GridItem(.fixed(100)), GridItem(), GridItem()], 416) == [100, 150, 150])
        #expect(lengths([GridItem(.flexible(maximum: 50)), GridItem()], 308) == [50, 250])
        #expect(lengths([GridItem(.flexible(minimum: 200)), GridItem()], 308) == [200, 100])
    }

    @Test("An adaptive column holds as many as fit")
    func adaptive() {
        #expect(lengths([GridItem(.adaptive(minimum: 80))], 400) == [94, 94, 94, 94])
        #expect(lengths([GridItem(.adaptive(minimum: 80), spacing: 0)], 400) == [80, 80, 80, 80, 80])
        #expect(lengths([GridItem(.adaptive(minimum: 80))], 60) == [60])
    }

    @Test("A grid without columns shows its cells one below the other")
    func noColumns() {
        let window = TestWindow {
            LazyVGrid(columns: [], spacing: 0) {
                Leaf("a", .any, 20)
                Leaf("b", .any, 40)
            }
        }
        #expect(window.frame(of: "a")?.height == 20)
        #expect(window.frame(of: "b")?.minY == 20)
    }

    @Test("Cells fill line by line, and a line is as high as its highest cell")
    func lines() {
        let window = TestWindow {
            LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 4) {
                Leaf("a", .any, 20)
                Leaf("b", .any, 40)
                Leaf("c", .any, 30)
            }
        }
        #expect(window.frame(of: "a") == CGRect(x: 0, y: 10, width: 100, height: 20))
        #expect(window.frame(of: "b") == CGRect(x: 108, y: 0, width: 100, height: 40))
        #expect(window.frame(of: "c") == CGRect(x: 0, y: 44, width: 100, height: 30))
    }

    @Test("Headers take the whole line, and a section begins a new one")
    func sections() {
        let window = TestWindow {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                Section {
                    ForEach(0..<3) { Leaf("a\($0)", .any) }
                } header: {
                    Leaf("head", .any)
                }
                Section {
                    ForEach(0..<1) { Leaf("b\($0)", .any) }
                } footer: {
                    Leaf("foot", .any)
                }
            }
        }
        #expect(window.frame(of: "head") == CGRect(x: 0, y: 0, width: 400, height: 10))
        #expect(window.frame(of: "a2") == CGRect(x: 0, y: 20, width: 196, height: 10))
        #expect(window.frame(of: "b0")?.minY == 30)
        #expect(window.frame(of: "foot") == CGRect(x: 0, y: 40, width: 400, height: 10))
    }

    @Test("In a scroll view only cells near the visible part exist, and another width gives other columns")
    func lazyCells() throws {
        let window = TestWindow {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 0) {
                    ForEach(0..<40_000) { Leaf("cell \($0)", .any, 50) }
                }
            }
        }
        let scroll = try #require(window.host?.widgets.first as? RecordingScroll)
        let content = try #require(scroll.content as? RecordingHost)
        #expect(scroll.contentSize.height == 500_000)
        #expect(content.widgets.count < 120)
        window.surface.resize(to: CGSize(width: 200, height: 600))
        window.turn()
        #expect(scroll.contentSize.height == 1_000_000)
        #expect(content.frame(of: "cell 3") == CGRect(x: 100, y: 50, width: 100, height: 50))
        #expect(window.staleSizes.isEmpty)
    }

    @Test("A pinned header stays in sight while its section does, and the next one pushes it away")
    func pinnedHeader() throws {
        let window = TestWindow {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<10) { section in
                        Section {
                            ForEach(0..<100) { Leaf("row \(section).\($0)", .any, 20) }
                        } header: {
                            Leaf("head \(section)", .any, 30)
                        }
                    }
                }
            }
        }
        let scroll = try #require(window.host?.widgets.first as? RecordingScroll)
        let content = try #require(scroll.content as? RecordingHost)
        scroll.userScrolls(to: CGPoint(x: 0, y: 1000))
        window.turn()
        #expect(content.frame(of: "head 0")?.minY == scroll.offset.y)
        // Close to the next section: its header pushes the first one out.
        scroll.userScrolls(to: CGPoint(x: 0, y: 1900))
        window.turn()
        let second = try #require(content.frame(of: "head 1")).minY
        scroll.userScrolls(to: CGPoint(x: 0, y: second - 10))
        window.turn()
        #expect(content.frame(of: "head 0")?.minY == scroll.offset.y - 20)
        #expect(content.frame(of: "head 1")?.minY == scroll.offset.y + 10)
        scroll.userScrolls(to: CGPoint(x: 0, y: scroll.offset.y + 50))
        window.turn()
        #expect(content.frame(of: "head 1")?.minY == scroll.offset.y)
    }
}
