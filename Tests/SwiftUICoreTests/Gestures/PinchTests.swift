import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct PinchTests {
    private let log = Log()

    private func pinch<C: View>(_ window: TestWindow<C>, _ scale: CGFloat?, _ angle: CGFloat = 0) -> Bool {
        let pinch = scale.map { Pinch(scale: $0, angle: angle) }
        return window.surface.pointer.handle(pinch, at: CGPoint(x: 10, y: 5))
    }

    @Test("Two fingers that move apart tell how far, once they have moved enough") func magnify() {
        let window = TestWindow {
            Leaf("a", 20, 10).gesture(
                MagnifyGesture(minimumScaleDelta: 0.1)
                    .onChanged { log.add("\($0.magnification) at \($0.startAnchor.x), \($0.startAnchor.y)") }
                    .onEnded { log.add("ended \($0.magnification)") })
        }
        #expect(window.host?.pointerNeeds.contains(.pinch) == true)
        #expect(!pinch(window, 1.05))
        #expect(pinch(window, 1.5))
        _ = pinch(window, nil)
        #expect(log.lines == ["1.5 at 0.5, 0.5", "ended 1.5"])
    }

    @Test("The older gestures tell a number and an angle") func older() {
        let window = TestWindow {
            Leaf("a", 20, 10)
                .gesture(
                    MagnificationGesture().onChanged { log.add("\($0)") }
                        .simultaneously(with: RotationGesture().onChanged { log.add("\($0.radians)") }))
        }
        _ = pinch(window, 2, 0.5)
        #expect(log.lines == ["2.0", "0.5"])
    }

    @Test("A click is no pinch, and a pinch is no click") func clicks() {
        let window = TestWindow {
            Leaf("a", 20, 10)
                .onTapGesture { log.add("tap") }
                .simultaneousGesture(MagnificationGesture().onEnded { log.add("\($0)") })
        }
        _ = pinch(window, 2)
        _ = pinch(window, nil)
        #expect(log.take() == ["2.0"])
        for kind in [PointerEvent.Kind.began, .ended] {
            _ = window.surface.pointer.handle(PointerEvent(kind, at: CGPoint(x: 5, y: 5)))
        }
        #expect(log.take() == ["tap"])
    }
}
