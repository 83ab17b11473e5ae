import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
private final class Model {
    let log = Log()
    var actions: [Int: () -> Void] = [:]
}

private struct Row: View {
    let number: Int
    let model: Model
    var height: CGFloat = 20
    @State private var count = 0

    var body: some View {
        model.actions[number] = { count += 1 }
        return Leaf("row \(number) \(count)", .any, Extent(height))
            .onAppear { model.log.add("appear \(number)") }
            .onDisappear { model.log.add("disappear \(number)") }
    }
}

private struct Rows: View {
    var numbers: [Int]
    let model: Model
    var height: (Int) -> CGFloat = { _ in 20 }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(numbers, id: \.self) { Row(number: $0, model: model, height: height($0)) }
            }
        }
    }
}

@Suite("Lazy stacks")
@MainActor
struct LazyStackTests {
    private func scroll<C: View>(of window: TestWindow<C>) throws -> RecordingScroll {
        try #require(window.host?.widgets.first as? RecordingScroll)
    }

    private func content<C: View>(of window: TestWindow<C>) throws -> RecordingHost {
        try #require(scroll(of: window).content as? RecordingHost)
    }

    private func names<C: View>(_ window: TestWindow<C>) throws -> [String] {
        try content(of: window).widgets.map { ($0 as? RecordingWidget)?.name ?? "?" }
    }

    /// Where a row is on screen.
    private func place<C: View>(_ name: String, _ window: TestWindow<C>) throws -> CGFloat {
        let frame = try #require(try content(of: window).frame(of: name))
        return frame.minY - (try scroll(of: window).offset.y)
    }

    @Test("Of 100,000 rows only those near the visible part exist")
    func realisesFew() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<100_000), model: model))
        let names = try names(window)
        #expect(names.first == "row 0 0")
        #expect(names.count >= 30 && names.count < 60)
        #expect(try scroll(of: window).contentSize.height == 2_000_000)
        #expect(window.staleSizes.isEmpty)
    }

    @Test("Rows that scroll out of sight go, and those that come into sight exist")
    func releases() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<100_000), model: model))
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 1_000_000))
        window.turn()
        let names = try names(window)
        #expect(names.contains("row 50000 0"))
        #expect(!names.contains("row 0 0"))
        #expect(names.count < 60)
        #expect(try place("row 50000 0", window) == 0)
        #expect(window.staleSizes.isEmpty)
    }

    @Test("A row appears once when it comes into sight, and disappears once when it goes")
    func appearsOnce() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<1000), model: model))
        let first = model.log.take()
        #expect(first.filter { $0 == "appear 3" }.count == 1)
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 10))
        window.turn()
        #expect(model.log.take().isEmpty)
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 10_000))
        window.turn()
        let later = model.log.take()
        #expect(later.filter { $0 == "disappear 3" }.count == 1)
        #expect(later.filter { $0 == "appear 500" }.count == 1)
    }

    @Test("A row keeps its state while it is in sight")
    func keepsState() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<1000), model: model))
        model.actions[20]?()
        window.turn()
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 390))
        window.turn()
        #expect(try content(of: window).widgets.contains { ($0 as? RecordingWidget)?.properties["name"] == "row 20 1" })
    }

    @Test("Rows put in above what is visible leave it where it is")
    func insertAbove() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<1000), model: model))
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 4005))
        window.turn()
        let before = try place("row 200 0", window)
        window.setContent(Rows(numbers: Array(-7..<0) + Array(0..<1000), model: model))
        window.turn()
        #expect(try place("row 200 0", window) == before)
        #expect(try scroll(of: window).offset.y == 4145)
        #expect(try scroll(of: window).contentSize.height == 1007 * 20)
        #expect(window.staleSizes.isEmpty)
    }

    @Test("Rows removed above what is visible leave it where it is")
    func removeAbove() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<1000), model: model))
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 4005))
        window.turn()
        let before = try place("row 200 0", window)
        window.setContent(Rows(numbers: Array(150..<1000), model: model))
        window.turn()
        #expect(try place("row 200 0", window) == before)
    }

    @Test("Rows put in at the top are seen when the list stands at its top")
    func insertAtTop() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<1000), model: model))
        window.setContent(Rows(numbers: Array(-3..<1000), model: model))
        window.turn()
        #expect(try place("row -3 0", window) == 0)
    }

    @Test("Rows of other heights than expected do not push away what is visible")
    func correctsEstimates() throws {
        let model = Model()
        // The first rows are low: those further down are longer than the estimate.
        let window = TestWindow(
            Rows(numbers: Array(0..<1000), model: model, height: { $0 < 100 ? 20 : CGFloat(20 + $0 % 7 * 10) }))
        let scroll = try scroll(of: window)
        scroll.userScrolls(to: CGPoint(x: 0, y: 6000))
        window.turn()
        let visible = try #require(
            try content(of: window).widgets.compactMap { ($0 as? RecordingWidget)?.name }.first {
                (try? place($0, window)).map { $0 >= 0 } ?? false
            })
        let before = try place(visible, window)
        // Going up a little makes rows above exist, which are longer than expected.
        scroll.userScrolls(to: CGPoint(x: 0, y: scroll.offset.y - 200))
        window.turn()
        #expect(abs(try place(visible, window) - before - 200) < 0.5)
        #expect(window.staleSizes.isEmpty)
    }

    @Test("A row that grows pushes down only what is below it")
    func rowGrows() throws {
        let model = Model()
        let window = TestWindow(Rows(numbers: Array(0..<1000), model: model))
        window.setContent(Rows(numbers: Array(0..<1000), model: model, height: { $0 == 2 ? 50 : 20 }))
        window.turn()
        #expect(try place("row 2 0", window) == 40)
        #expect(try place("row 3 0", window) == 90)
        #expect(try scroll(of: window).contentSize.height > 20_030 - 1)
    }

    @Test("Outside a scroll view all rows exist")
    func eager() {
        let window = TestWindow {
            LazyVStack(alignment: .leading, spacing: 5) {
                ForEach(0..<100) { Leaf("row \($0)") }
            }
        }
        #expect(window.widgetNames.count == 100)
        #expect(window.frame(of: "row 99") == CGRect(x: 0, y: 99 * 15, width: 10, height: 10))
    }

    @Test("A modifier on the ForEach is around each row that exists")
    func modifiedRows() throws {
        let window = TestWindow {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000) { Leaf("row \($0)", .any) }.padding(5)
                }
            }
        }
        let content = try content(of: window)
        #expect(content.widgets.count < 60)
        #expect(content.frame(of: "row 1") == CGRect(x: 5, y: 25, width: 390, height: 10))
        try scroll(of: window).userScrolls(to: CGPoint(x: 0, y: 100_000))
        window.turn()
        #expect(try names(window).contains("row 5000"))
        #expect(content.widgets.count < 60)
    }

    @Test("A lazy row goes along the horizontal axis")
    func horizontal() throws {
        let window = TestWindow {
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 0) {
                    ForEach(0..<10_000) { Leaf("item \($0)", 50, 30) }
                }
            }
        }
        let content = try content(of: window)
        #expect(content.widgets.count < 30)
        #expect(content.frame(of: "item 3")?.minX == 150)
        #expect(try scroll(of: window).contentSize == CGSize(width: 500_000, height: 600))
    }
}
