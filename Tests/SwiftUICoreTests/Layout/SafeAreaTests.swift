import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
    @Test("A bar at the bottom takes its height from the content")
    func bar() {
        let window = TestWindow {
            Leaf("content", .any, .any).safeAreaInset(edge: .bottom, spacing: 0) { Leaf("bar", .any, 50) }
        }
        #expect(window.frame(of: "content") == CGRect(x: 0, y: 0, width: 400, height: 550))
        #expect(window.frame(of: "bar") == CGRect(x: 0, y: 550, width: 400, height: 50))
    }

    @Test("A bar at the leading edge is aligned with the content")
    func leadingBar() {
        let window = TestWindow {
            Leaf("content", .any, .any).safeAreaInset(edge: .leading, alignment: .top, spacing: 10) {
                Leaf("bar", 50, 20)
            }
        }
        #expect(window.frame(of: "content") == CGRect(x: 60, y: 0, width: 340, height: 600))
        #expect(window.frame(of: "bar") == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test("What ignores the safe area reaches under the bar")
    func ignores() {
        let window = TestWindow {
            ZStack {
                Leaf("back", .any, .any).ignoresSafeArea()
                Leaf("front", .any, .any)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Leaf("bar", .any, 50) }
            .safeAreaPadding(.top, 20)
        }
        #expect(window.frame(of: "front") == CGRect(x: 0, y: 20, width: 400, height: 530))
        #expect(window.frame(of: "back") == CGRect(x: 0, y: 0, width: 400, height: 600))
    }

    @Test("Without bars nothing changes where the safe area is ignored")
    func nothingToIgnore() {
        let window = TestWindow {
            VStack(spacing: 0) {
                Leaf("head")
                Leaf("content", .any, .any).ignoresSafeArea(edges: .bottom)
            }
        }
        #expect(window.frame(of: "content") == CGRect(x: 0, y: 10, width: 400, height: 590))
    }

    @Test("A scroll view reaches under the bar and its content ends clear of it")
    func scrollUnderBar() throws {
        let window = TestWindow {
            ScrollView { Leaf("content", 400, 1000) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Leaf("bar", .any, 50) }
        }
        let scroll = try #require(window.host?.widgets.first as? RecordingScroll)
        #expect(window.frame(of: scroll.name) == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(scroll.contentSize.height == 1050)
    }

    @Test("A geometry reader tells how far its surroundings are covered")
    func proxyInsets() {
        var insets = EdgeInsets()
        _ = TestWindow {
            GeometryReader { proxy in
                let _ = insets = proxy.safeAreaInsets
                Leaf("inner")
            }
            .safeAreaInset(edge: .top, spacing: 0) { Leaf("bar", .any, 50) }
        }
        #expect(insets == EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
    }
}
