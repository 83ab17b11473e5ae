import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private enum Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private enum Corner: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

private struct Framed: View {
    var lead: CGFloat = 20
    let log: Log

    var body: some View {
        HStack(spacing: 0) {
            Leaf("lead", Extent(lead))
            Leaf("a", 30, 40).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            Leaf("b", 50, 40)
                .anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { [$0] }
                .transformAnchorPreference(key: Corner.self, value: .bottomTrailing) { $0 = $1 }
        }
        .frame(width: 200, height: 40, alignment: .leading)
        .overlayPreferenceValue(Bounds.self) { anchors in
            GeometryReader { proxy in
                report(anchors.map { proxy[$0] })
            }
        }
        .backgroundPreferenceValue(Corner.self) { anchor in
            GeometryReader { proxy in
                Leaf(anchor.map { "\(proxy[$0].x), \(proxy[$0].y)" } ?? "none")
            }
        }
        .padding(7)
    }

    private func report(_ frames: [CGRect]) -> some View {
        log.add(frames.map { "\($0.minX) \($0.minY) \($0.width) \($0.height)" }.joined(separator: ", "))
        return Leaf("overlay", .any, .any)
    }
}

@MainActor
struct AnchorTests {
    private let log = Log()

    @Test("An anchor is read in the reader's own coordinates")
    func resolves() {
        let window = TestWindow(Framed(log: log))
        #expect(log.lines.last == "20.0 0.0 30.0 40.0, 51.0 2.0 3.0 4.0")
        #expect(window.shownNames.contains("100.0, 40.0"))
        #expect(window.mistakes.isEmpty)
    }

    @Test("A reader runs again when the anchored view has moved, and not otherwise")
    func follows() {
        let window = TestWindow(Framed(log: log))
        window.setContent(Framed(lead: 60, log: log))
        window.turn()
        #expect(log.lines.last == "60.0 0.0 30.0 40.0, 91.0 2.0 3.0 4.0")
        #expect(window.shownNames.contains("140.0, 40.0"))
        _ = log.take()
        window.advance(by: 1)
        #expect(log.take() == [])
    }
}
