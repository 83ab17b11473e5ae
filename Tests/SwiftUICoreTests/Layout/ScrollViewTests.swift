import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
    private func scroll<C: View>(of window: TestWindow<C>) throws -> RecordingScroll {
        try #require(window.host?.widgets.first as? RecordingScroll)
    }

    @Test("A vertical scroll view takes the height that is offered and its content's width")
    func size() throws {
        let window = TestWindow {
            ScrollView { Leaf("content", 120, 2000) }
        }
        let scroll = try scroll(of: window)
        #expect(window.frame(of: scroll.name) == CGRect(x: 0, y: 0, width: 120, height: 600))
        #expect(scroll.contentSize == CGSize(width: 120, height: 2000))
        #expect(
            (scroll.content as? RecordingHost)?.frame(of: "content") == CGRect(x: 0, y: 0, width: 120, height: 2000))
    }

    @Test("Several views follow each other along the axis")
    func stacksContent() throws {
        let window = TestWindow {
            ScrollView(.horizontal) {
                Leaf("a")
                Leaf("b")
            }
        }
        #expect((try scroll(of: window).content as? RecordingHost)?.frame(of: "b")?.minX == 18)
    }

    @Test("The position stays when the content changes, and goes back only as far as the content has shrunk")
    func keepsPosition() throws {
        func view(_ height: CGFloat) -> some View { ScrollView { Leaf("content", 100, Extent(height)) } }
        let window = TestWindow(view(2000))
        let scroll = try scroll(of: window)
        scroll.userScrolls(to: CGPoint(x: 0, y: 900))
        window.setContent(view(1800))
        window.turn()
        #expect(scroll.offset.y == 900)
        window.setContent(view(1000))
        window.turn()
        #expect(scroll.offset.y == 400)
    }

    @Test("Scrolling by the user makes the engine do nothing where nothing depends on it")
    func scrollingIsFree() throws {
        let window = TestWindow {
            ScrollView { Leaf("content", 100, 2000) }
        }
        let scroll = try scroll(of: window)
        window.settle()
        scroll.userScrolls(to: CGPoint(x: 0, y: 300))
        #expect(window.backend.isIdle)
        #expect(window.takeOperations().isEmpty)
    }

    @Test("Indicators and enabling come from the environment and the initialiser")
    func configuration() throws {
        let window = TestWindow {
            ScrollView(showsIndicators: false) { Leaf("content") }.scrollDisabled(true)
            ScrollView([.horizontal, .vertical]) { Leaf("content") }.scrollIndicators(.visible, axes: .vertical)
        }
        let scrolls = try #require(window.host?.widgets.compactMap { $0 as? RecordingScroll })
        #expect(scrolls.first?.configuration.verticalIndicator == .never)
        #expect(scrolls.first?.configuration.isEnabled == false)
        #expect(scrolls.last?.configuration.verticalIndicator == .always)
        #expect(scrolls.last?.configuration.horizontalIndicator == .automatic)
        #expect(scrolls.last?.configuration.axes == [.horizontal, .vertical])
    }

    @Test("scrollTo brings a named view to the anchor")
    func scrollToID() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100) { Leaf("row \($0)", 50, 20) }
                        Leaf("end", 50, 20).id("end")
                    }
                }
            }
        }
        let scroll = try scroll(of: window)
        proxy?.scrollTo(50, anchor: .top)
        window.turn()
        #expect(scroll.offset.y == 1000)
        proxy?.scrollTo("end")
        window.turn()
        #expect(scroll.offset.y == 1420)
        proxy?.scrollTo(60)
        window.turn()
        #expect(scroll.offset.y == 1200)
    }

    @Test("scrollTo reaches a lazy row that does not exist yet, exactly")
    func scrollToLazyRow() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<10_000) { Leaf("row \($0)", 50, Extent(CGFloat(10 + $0 % 50))) }
                    }
                }
            }
        }
        let scroll = try scroll(of: window)
        proxy?.scrollTo(7777, anchor: .center)
        window.turn()
        let frame = try #require((scroll.content as? RecordingHost)?.frame(of: "row 7777"))
        #expect(abs(frame.midY - scroll.offset.y - 300) < 1)
    }

    @Test("In withAnimation the content moves smoothly, and the user can stop it")
    func animatedScroll() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100) { Leaf("row \($0)", 50, 20) }
                    }
                }
            }
        }
        let scroll = try scroll(of: window)
        withAnimation(.linear(duration: 1)) { proxy?.scrollTo(50, anchor: .top) }
        window.advance(by: 0.5)
        #expect(abs(scroll.offset.y - 500) < 40)
        window.advance(by: 0.6)
        #expect(scroll.offset.y == 1000)
        withAnimation(.linear(duration: 1)) { proxy?.scrollTo(0, anchor: .top) }
        window.advance(by: 0.5)
        scroll.userScrolls(to: CGPoint(x: 0, y: 700))
        window.advance(by: 1)
        #expect(scroll.offset.y == 700)
    }

    @Test("A change inside the content lays out the content and nothing around it moves")
    func innerChange() throws {
        func view(_ height: CGFloat) -> some View {
            VStack(spacing: 0) {
                Leaf("head")
                ScrollView { Leaf("content", 100, Extent(height)) }
            }
        }
        let window = TestWindow(view(2000))
        window.settle()
        window.setContent(view(3000))
        let operations = window.takeOperations().map(\.description)
        #expect(!operations.contains { $0.contains("place head") })
        #expect(operations.contains("resize host 2"))
    }
}
