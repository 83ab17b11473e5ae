import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
private final class Seen {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
}

@Suite("Geometry")
@MainActor
struct GeometryTests {
    @Test("A reader takes all the room, and its content is made once with the real size")
    func size() {
        let seen = Seen()
        let window = TestWindow {
            VStack(spacing: 0) {
                Leaf("head", 10, 100)
                GeometryReader { proxy in
                    let _ = seen.sizes.append(proxy.size)
                    Leaf("inner", Extent(proxy.size.width / 2), 10)
                }
            }
        }
        #expect(seen.sizes == [CGSize(width: 400, height: 500)])
        #expect(window.frame(of: "inner") == CGRect(x: 0, y: 100, width: 200, height: 10))
    }

    @Test("Another size makes the content again, in the same flush")
    func resize() {
        let seen = Seen()
        let window = TestWindow {
            GeometryReader { proxy in
                let _ = seen.sizes.append(proxy.size)
                Leaf("inner", Extent(proxy.size.width / 2), 10)
            }
        }
        window.surface.resize(to: CGSize(width: 300, height: 600))
        #expect(window.frame(of: "inner")?.width == 150)
        #expect(seen.sizes.count == 2)
        #expect(window.mistakes.isEmpty)
    }

    @Test("A frame in a named space follows what moves the view")
    func namedFrame() {
        let seen = Seen()
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Leaf("head", 10, Extent(height))
                GeometryReader { proxy in
                    let _ = seen.frames.append(proxy.frame(in: .named("stack")))
                    Leaf("inner")
                }
                .frame(width: 50, height: 50)
            }
            .coordinateSpace(.named("stack"))
            .padding(7)
        }
        let window = TestWindow(view(20))
        #expect(seen.frames.last == CGRect(x: 0, y: 20, width: 50, height: 50))
        window.setContent(view(30))
        window.turn()
        #expect(seen.frames.last == CGRect(x: 0, y: 30, width: 50, height: 50))
    }

    @Test("A frame in the window's space follows scrolling")
    func scrolledFrame() throws {
        let seen = Seen()
        let window = TestWindow {
            ScrollView {
                Leaf("head", 10, 100)
                GeometryReader { proxy in
                    let _ = seen.frames.append(proxy.frame(in: .global))
                    Leaf("inner")
                }
                .frame(width: 50, height: 1000)
            }
        }
        #expect(seen.frames.last?.minY == 108)
        let scroll = try #require(window.host?.widgets.first as? RecordingScroll)
        scroll.userScrolls(to: CGPoint(x: 0, y: 60))
        window.turn()
        #expect(seen.frames.last?.minY == 48)
    }

    @Test("onGeometryChange tells the first value and each other one, with the one before")
    func geometryChange() {
        let log = Log()
        func view(_ width: CGFloat) -> some View {
            Leaf("leaf", Extent(width))
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { old, new in
                    log.add("\(old) → \(new)")
                }
        }
        let window = TestWindow(view(10))
        window.setContent(view(30))
        window.turn()
        window.setContent(view(30))
        window.turn()
        #expect(log.lines == ["10.0 → 10.0", "10.0 → 30.0"])
    }

    @Test("ViewThatFits shows the first view that fits, and another when there is less room")
    func viewThatFits() {
        let window = TestWindow {
            ViewThatFits(in: .horizontal) {
                Leaf("long", 350)
                Leaf("middle", 200)
                Leaf("short", 50)
            }
        }
        #expect(window.widgetNames == ["long"])
        window.surface.resize(to: CGSize(width: 210, height: 600))
        #expect(window.widgetNames == ["middle"])
        #expect(window.frame(of: "middle") == CGRect(x: 0, y: 0, width: 200, height: 10))
        window.surface.resize(to: CGSize(width: 20, height: 600))
        #expect(window.widgetNames == ["short"])
        window.surface.resize(to: CGSize(width: 400, height: 600))
        #expect(window.widgetNames == ["long"])
    }

    @Test("AnyLayout changes the arrangement and keeps the views")
    func anyLayout() {
        func view(_ layout: AnyLayout) -> some View {
            layout {
                Leaf("a")
                Leaf("b")
            }
        }
        let window = TestWindow(view(AnyLayout(HStackLayout(spacing: 5))))
        #expect(window.frame(of: "b")?.origin == CGPoint(x: 15, y: 0))
        window.settle()
        window.setContent(view(AnyLayout(VStackLayout(spacing: 5))))
        let operations = window.takeOperations().map(\.description)
        #expect(window.frame(of: "b")?.origin == CGPoint(x: 0, y: 15))
        #expect(!operations.contains { $0.contains("widgets") })
    }

    @Test("A hidden view keeps its place and is not shown")
    func hidden() {
        let window = TestWindow {
            VStack(spacing: 0) {
                Leaf("a").hidden()
                Leaf("b")
            }
        }
        #expect(window.widgetNames == ["b"])
        #expect(window.frame(of: "b")?.minY == 10)
    }

    @Test("A divider lies in a column and stands in a row")
    func divider() {
        let window = TestWindow {
            VStack(spacing: 0) {
                Divider()
                HStack(spacing: 0) {
                    Leaf("a", 20, 30)
                    Divider()
                }
                .fixedSize()
            }
        }
        let lines = window.picture.filter { $0.hasPrefix("fill") }
        #expect(lines.contains { $0.contains("(0.0, 0.0, 400.0, 1.0)") })
        #expect(lines.contains { $0.contains("1.0, 30.0)") })
    }

    @Test("A container-relative frame has its share of the window, also after it has another size")
    func containerRelative() {
        let window = TestWindow {
            HStack {
                Leaf("third", .any, 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            }
            .frame(width: 100)
        }
        #expect(window.frame(of: "third")?.width == (400.0 - 20) / 3 * 2 + 10)
        window.surface.resize(to: CGSize(width: 320, height: 600))
        #expect(window.frame(of: "third")?.width == 210)
        #expect(window.staleSizes.isEmpty)
    }
}
