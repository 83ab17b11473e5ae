import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
private final class Handles {
    var ids: [Namespace.ID] = []
    var lengths: [Double] = []
}

private struct Dragged: View {
    @GestureState(reset: { $1.animation = $0 == 9 ? .linear : nil }) private var distance: Int?
    let handles: GestureHandle
    var body: some View {
        handles.state = $distance
        return Leaf("\(distance ?? -1)")
    }
}

@MainActor
private final class GestureHandle {
    var state: GestureState<Int?>?
}

private struct Spaced: View {
    @Namespace private var space
    let note: Int
    let handles: Handles
    var body: some View {
        handles.ids.append(space)
        return Leaf("\(note)")
    }
}

private struct Scaled: View {
    @ScaledMetric private var length = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var title = 100.0
    let handles: Handles
    var body: some View {
        handles.lengths = [length, title]
        return Leaf("x")
    }
}

@MainActor
struct WrapperTests {
    @Test("A gesture's value shows while it lasts, and the initial one after it")
    func gestureStates() {
        let handles = GestureHandle()
        let window = TestWindow(Dragged(handles: handles))
        handles.state?.update { value, _ in value = 9 }
        window.turn()
        #expect(window.shownNames == ["9"])
        handles.state?.reset()
        window.turn()
        #expect(window.shownNames == ["-1"])
    }

    @Test("A namespace stays the same for one view and differs between views")
    func namespaces() {
        let handles = Handles()
        let window = TestWindow(Spaced(note: 0, handles: handles))
        window.setContent(Spaced(note: 1, handles: handles))
        window.turn()
        _ = TestWindow(Spaced(note: 0, handles: handles))
        #expect(handles.ids.count == 3)
        #expect(handles.ids[0] == handles.ids[1])
        #expect(handles.ids[0] != handles.ids[2])
    }

    @Test("A scaled length follows the text size, a title's less steeply than a body's")
    func scaledMetrics() {
        let handles = Handles()
        _ = TestWindow(Scaled(handles: handles))
        #expect(handles.lengths == [17, 100])
        var values = EnvironmentValues()
        values.dynamicTypeSize = .accessibility1
        _ = TestWindow(Scaled(handles: handles), environment: values)
        #expect(abs(handles.lengths[0] - 28) < 1e-9)
        #expect(handles.lengths[1] > 100 && handles.lengths[1] < 150)
    }
}
