import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
final class Events {
    var list: [String] = []
    func add(_ event: String) { list.append(event) }
}

@MainActor
struct GestureTests {
    private let events = Events()

    private func press(_ window: TestWindow<some View>, _ kind: PointerEvent.Kind, _ x: CGFloat, _ y: CGFloat) {
        if window.surface.pointer.handle(PointerEvent(kind, at: CGPoint(x: x, y: y))) { events.add("claimed") }
        window.turn()
    }

    private func click(_ window: TestWindow<some View>, _ x: CGFloat, _ y: CGFloat) {
        press(window, .began, x, y)
        press(window, .ended, x, y)
    }

    private var square: some View { Rectangle().frame(width: 40, height: 40) }

    @Test("A click on what a view shows is a tap, one beside it is not") func tap() {
        let window = TestWindow(
            HStack(spacing: 20) {
                Rectangle().frame(width: 40, height: 40)
                Circle().frame(width: 40, height: 40)
            }
            .onTapGesture { events.add("tap") }, width: 200, height: 100)
        click(window, 10, 10)
        #expect(events.list == ["tap", "claimed"])
        click(window, 50, 10)
        click(window, 61, 1)
        #expect(events.list == ["tap", "claimed"])
        click(window, 80, 20)
        #expect(events.list == ["tap", "claimed", "tap", "claimed"])
    }

    @Test("A gesture that is missing leaves the click to others") func missingGesture() {
        let tap = TapGesture().onEnded { events.add("inner") }
        let window = TestWindow(
            VStack(spacing: 0) {
                square.gesture(true ? tap : nil)
                square.gesture(false ? tap : nil)
            }
            .onTapGesture { events.add("outer") })
        click(window, 10, 10)
        #expect(events.list == ["inner", "claimed"])
        click(window, 10, 50)
        #expect(events.list == ["inner", "claimed", "outer", "claimed"])
    }

    @Test("A gesture that is not enabled is not recognised, whatever its priority") func disabledGestures() {
        let tap = TapGesture().onEnded { events.add("tap") }
        let window = TestWindow(
            square.simultaneousGesture(tap, isEnabled: false).highPriorityGesture(tap, isEnabled: false)
                .onTapGesture { events.add("outer") })
        click(window, 10, 10)
        #expect(events.list == ["outer", "claimed"])
    }

    @Test("A content shape takes clicks where nothing is drawn") func contentShape() {
        let window = TestWindow(
            Color.clear.frame(width: 40, height: 40).contentShape(.rect).onTapGesture { events.add("tap") })
        click(window, 10, 10)
        #expect(events.list.first == "tap")
        let bare = TestWindow(Color.clear.frame(width: 40, height: 40).onTapGesture { events.add("bare") })
        click(bare, 10, 10)
        #expect(!events.list.contains("bare"))
    }

    @Test("A content shape for other things than clicks leaves clicks alone") func contentShapeKinds() {
        let clear = Color.clear.frame(width: 40, height: 40)
        let window = TestWindow(
            VStack(spacing: 0) {
                clear.contentShape(.interaction, Circle()).onTapGesture { events.add("circle") }
                square.contentShape(.contextMenuPreview, Circle()).onTapGesture { events.add("square") }
            })
        click(window, 1, 1)
        click(window, 20, 20)
        click(window, 1, 41)
        #expect(events.list == ["circle", "claimed", "square", "claimed"])
    }

    @Test("A press that moves away is no tap") func movedAway() {
        let window = TestWindow(square.onTapGesture { events.add("tap") })
        press(window, .began, 10, 10)
        press(window, .moved, 35, 10)
        press(window, .ended, 10, 10)
        #expect(events.list.isEmpty)
    }

    @Test("What lies in front takes the click, unless it lets it through") func inFront() {
        func window(_ lets: Bool) -> TestWindow<some View> {
            TestWindow(
                ZStack {
                    square.onTapGesture { events.add("behind") }
                    square.allowsHitTesting(!lets)
                })
        }
        click(window(false), 10, 10)
        #expect(events.list.isEmpty)
        click(window(true), 10, 10)
        #expect(events.list.first == "behind")
    }

    @Test("A clipped view takes no clicks outside of its shape") func clipped() {
        let window = TestWindow(square.clipShape(.circle).onTapGesture { events.add("tap") })
        click(window, 2, 2)
        #expect(events.list.isEmpty)
        click(window, 20, 20)
        #expect(events.list.first == "tap")
    }

    @Test("A turned view is hit where it is shown") func turned() {
        let window = TestWindow(
            Rectangle().frame(width: 80, height: 10).rotationEffect(.degrees(90)).onTapGesture { events.add("tap") },
            width: 200, height: 200)
        click(window, 5, 5)
        #expect(events.list.isEmpty)
        click(window, 40, 30)
        #expect(events.list.first == "tap")
    }

    @Test("A single click waits until a double click can no longer come") func doubleClick() {
        let window = TestWindow(
            square.onTapGesture(count: 2) { events.add("double") }.onTapGesture { events.add("single") })
        click(window, 10, 10)
        #expect(events.list.isEmpty)
        window.advance(by: 0.5)
        #expect(events.list == ["single"])
        events.list = []
        click(window, 10, 10)
        window.advance(by: 0.1)
        click(window, 10, 10)
        window.advance(by: 1)
        #expect(events.list == ["double", "claimed"])
    }

    @Test("The inner view's gesture comes first, a high priority one before it") func priority() {
        let inner = square.onTapGesture { events.add("inner") }
        click(TestWindow(inner.onTapGesture { events.add("outer") }), 5, 5)
        #expect(events.list == ["inner", "claimed"])
        events.list = []
        click(TestWindow(inner.highPriorityGesture(TapGesture().onEnded { events.add("outer") })), 5, 5)
        #expect(events.list == ["outer", "claimed"])
        events.list = []
        click(TestWindow(inner.simultaneousGesture(TapGesture().onEnded { events.add("outer") })), 5, 5)
        #expect(events.list == ["outer", "inner", "claimed"])
        events.list = []
        click(TestWindow(inner.gesture(TapGesture().onEnded { events.add("outer") }, including: .gesture)), 5, 5)
        #expect(events.list == ["outer", "claimed"])
    }

    @Test("A disabled view answers no gesture") func disabled() {
        click(TestWindow(square.onTapGesture { events.add("tap") }.disabled(true)), 5, 5)
        #expect(events.list.isEmpty)
    }

    @Test("A long press ends while the button is down, and tells when the press begins and ends") func longPress() {
        let window = TestWindow(
            square.onLongPressGesture(minimumDuration: 0.5) {
                events.add("long")
            } onPressingChanged: {
                events.add("pressing \($0)")
            })
        press(window, .began, 5, 5)
        window.advance(by: 0.4)
        #expect(events.list == ["pressing true"])
        window.advance(by: 0.2)
        #expect(events.list == ["pressing true", "long", "pressing false"])
        press(window, .ended, 5, 5)
        events.list = []
        press(window, .began, 5, 5)
        press(window, .ended, 5, 5)
        window.advance(by: 1)
        #expect(events.list == ["pressing true", "pressing false"])
    }

    @Test("A drag begins past its distance and tells how far and how fast it went") func drag() {
        var values: [DragGesture.Value] = []
        var ended: DragGesture.Value?
        let window = TestWindow(
            square.gesture(DragGesture().onChanged { values.append($0) }.onEnded { ended = $0 }), width: 300)
        press(window, .began, 10, 10)
        press(window, .moved, 15, 10)
        #expect(values.isEmpty)
        window.advance(by: 0.05)
        press(window, .moved, 30, 10)
        #expect(values.map(\.translation) == [CGSize(width: 20, height: 0)])
        window.advance(by: 0.05)
        press(window, .ended, 50, 20)
        #expect(ended?.translation == CGSize(width: 40, height: 10))
        #expect(ended?.startLocation == CGPoint(x: 10, y: 10))
        #expect(abs((ended?.velocity.width ?? 0) - 400) < 40)
        #expect((ended?.predictedEndTranslation.width ?? 0) > 40)
    }

    @Test("A drag ends the tap of the same view") func dragOverTap() {
        let window = TestWindow(
            square.onTapGesture { events.add("tap") }
                .gesture(DragGesture(minimumDistance: 5).onEnded { _ in events.add("drag") }))
        press(window, .began, 5, 5)
        press(window, .moved, 14, 5)
        press(window, .ended, 14, 5)
        #expect(events.list.filter { $0 != "claimed" } == ["drag"])
    }

    @Test("Gesture state holds while the gesture lasts") func gestureState() {
        struct Dragged: View {
            @GestureState private var offset: CGFloat = 0
            var body: some View {
                Rectangle().frame(width: 40 + offset, height: 40)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
                            state = value.translation.width
                        })
            }
        }
        let window = TestWindow(Dragged())
        press(window, .began, 5, 5)
        press(window, .moved, 25, 5)
        #expect(window.items.first?.size.width == 60)
        press(window, .ended, 25, 5)
        #expect(window.items.first?.size.width == 40)
        press(window, .began, 5, 5)
        press(window, .moved, 25, 5)
        press(window, .cancelled, 25, 5)
        #expect(window.items.first?.size.width == 40)
    }

    @Test("A drag after a long press is a sequence") func sequence() {
        let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
                if case .second(_, let drag?) = value { events.add("dragged \(drag.translation.width)") }
            }
        let window = TestWindow(square.gesture(gesture), width: 300)
        press(window, .began, 5, 5)
        window.advance(by: 0.4)
        press(window, .moved, 30, 5)
        press(window, .ended, 30, 5)
        #expect(events.list.contains("dragged 25.0"))
    }

    @Test("The pointer over a view is told once when it comes and once when it goes") func hover() {
        let window = TestWindow(square.onHover { events.add("hover \($0)") })
        #expect(window.host?.pointerNeeds == .hover)
        window.surface.pointer.hover(at: CGPoint(x: 5, y: 5))
        window.surface.pointer.hover(at: CGPoint(x: 6, y: 5))
        window.surface.pointer.hover(at: nil)
        #expect(events.list == ["hover true", "hover false"])
    }

    @Test("A window without gestures asks for no pointer events") func needs() {
        struct Toggled: View {
            @State private var isOn = true
            let probe: Probe
            var body: some View {
                probe.actions["off"] = { isOn = false }
                return Group { if isOn { Rectangle().onTapGesture {} } else { Rectangle() } }
            }
        }
        let probe = Probe()
        let window = TestWindow(Toggled(probe: probe))
        #expect(window.host?.pointerNeeds == .press)
        probe.actions["off"]?()
        window.turn()
        #expect(window.host?.pointerNeeds == [])
    }
}
