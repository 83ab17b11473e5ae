import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Moving: View {
    let x: CGFloat
    var value = 0
    var other: CGFloat = 0
    var disables = false

    var body: some View {
        VStack(alignment: .leading) {
            Leaf("inside").offset(x: x).animation(.linear(duration: 1), value: value)
            Leaf("outside").offset(x: other)
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
        .transaction { if disables { $0.disablesAnimations = true } }
    }
}

private struct Shrinking: View {
    let isWide: Bool
    var body: some View {
        Leaf("leaf", isWide ? 100 : 50, 10)
            .animation(.linear(duration: 1), value: isWide)
            .frame(width: 300, height: 300, alignment: .topLeading)
    }
}

private struct Toggling: View {
    let isShown: Bool
    var body: some View {
        VStack {
            Group { if isShown { Leaf("comes") } }.animation(.linear(duration: 1), value: isShown)
        }
    }
}

private struct Killing: View {
    let x: CGFloat
    var body: some View {
        ZStack(alignment: .topLeading) {
            Leaf("still").offset(x: x).transaction { $0.animation = nil }
            Leaf("moves").offset(x: x)
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
    }
}

private struct Root<Content: View>: View {
    @State private var content: Content
    let handle: Handle<Content>

    init(_ content: Content, _ handle: Handle<Content>) {
        _content = State(wrappedValue: content)
        self.handle = handle
    }

    var body: some View {
        handle.set = { content = $0 }
        return content
    }
}

@MainActor
private final class Handle<Content> {
    var set: (Content) -> Void = { _ in }
}

@MainActor
struct TransactionTests {
    private func x<V: View>(_ name: String, in window: TestWindow<V>) -> CGFloat? { window.frame(of: name)?.minX }

    @Test("A change that comes with the value's change animates inside the view, and nowhere else")
    func animatesItsSubtree() {
        let handle = Handle<Moving>()
        let window = TestWindow(Root(Moving(x: 0), handle))
        handle.set(Moving(x: 100, value: 1, other: 100))
        window.turn()
        #expect(x("inside", in: window) == 0)
        #expect(x("outside", in: window) == 100)
        window.advance(by: 0.5)
        #expect(abs((x("inside", in: window) ?? 0) - 50) < 3)
        window.advance(by: 1)
        #expect(x("inside", in: window) == 100)
        #expect(window.backend.isIdle)
    }

    @Test("A change without the value's change shows at once, also after one with it")
    func onlyWithTheValue() {
        let handle = Handle<Moving>()
        let window = TestWindow(Root(Moving(x: 0), handle))
        handle.set(Moving(x: 0, value: 1))
        window.turn()
        handle.set(Moving(x: 100, value: 1))
        window.turn()
        #expect(x("inside", in: window) == 100)
    }

    @Test("Where animations are disabled, the view's own animation does not run")
    func disabled() {
        let handle = Handle<Moving>()
        let window = TestWindow(Root(Moving(x: 0, disables: true), handle))
        handle.set(Moving(x: 100, value: 1, disables: true))
        window.turn()
        #expect(x("inside", in: window) == 100)
    }

    @Test("With reduced motion everything shows at once")
    func reducedMotion() {
        let handle = Handle<Moving>()
        let window = TestWindow(Root(Moving(x: 0), handle))
        window.backend.animationsAreEnabled = false
        handle.set(Moving(x: 100, value: 1))
        window.turn()
        #expect(x("inside", in: window) == 100)
    }

    @Test("The view's own size animates too")
    func sizeAnimates() {
        let handle = Handle<Shrinking>()
        let window = TestWindow(Root(Shrinking(isWide: true), handle))
        handle.set(Shrinking(isWide: false))
        window.advance(by: 0.5)
        #expect(abs((window.frame(of: "leaf")?.width ?? 0) - 75) < 3)
    }

    @Test("A view that leaves inside the animated one stays until it has left")
    func removalAnimates() {
        let handle = Handle<Toggling>()
        let window = TestWindow(Root(Toggling(isShown: true), handle))
        handle.set(Toggling(isShown: false))
        window.advance(by: 0.5)
        #expect(window.picture.contains("comes"))
        window.advance(by: 1)
        #expect(window.widgetNames == [])
        #expect(window.backend.isIdle)
    }

    @Test("A view that comes inside the animated one fades in")
    func insertionAnimates() {
        let handle = Handle<Toggling>()
        let window = TestWindow(Root(Toggling(isShown: false), handle))
        handle.set(Toggling(isShown: true))
        window.advance(by: 0.5)
        #expect(window.picture.contains { $0.hasPrefix("opacity 0.") })
        window.advance(by: 1)
        #expect(window.picture == ["comes"])
    }

    @Test("A transaction without animation keeps a view out of an animated change")
    func transactionKills() {
        let handle = Handle<Killing>()
        let window = TestWindow(Root(Killing(x: 0), handle))
        withAnimation(.linear(duration: 1)) { handle.set(Killing(x: 100)) }
        window.turn()
        #expect(x("still", in: window) == 100)
        #expect(x("moves", in: window) == 0)
    }
}
