import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct NativeWidgetTests {
    private let probe = Probe()
    private let log = Log()

    @Test("A widget of the program is made once, updated with its view, and dismantled when it goes") func life() throws
    {
        let window = TestWindow(NativeStage(probe: probe, log: log), width: 200, height: 100)
        #expect(log.take() == ["make 0", "update 0"])
        #expect(window.controls(RecordingNativeWidget.self).count == 1)
        probe("count")
        window.turn()
        #expect(log.take() == ["update 1"])
        probe("remove")
        window.turn()
        #expect(log.take() == ["dismantle"])
    }

    @Test("A view's own size counts more than the widget's") func size() throws {
        let window = TestWindow(NativeView(number: 0, log: log), width: 200, height: 100)
        let widget = try #require(window.controls(RecordingNativeWidget.self).first)
        #expect(window.place(of: widget)?.size == CGSize(width: 77, height: 7))
    }
}

private struct NativeView: GtkWidgetRepresentable {
    let number: Int
    let log: Log

    final class Keeper {
        let log: Log
        init(_ log: Log) { self.log = log }
    }

    func makeCoordinator() -> Keeper { Keeper(log) }

    func makeGtkWidget(context: Context) -> OpaquePointer {
        log.add("make \(number)")
        return OpaquePointer(bitPattern: 8)!
    }

    func updateGtkWidget(_ gtkWidget: OpaquePointer, context: Context) { log.add("update \(number)") }

    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: OpaquePointer, context: Context) -> CGSize? {
        CGSize(width: 77, height: 7)
    }

    static func dismantleGtkWidget(_ gtkWidget: OpaquePointer, coordinator: Keeper) { coordinator.log.add("dismantle") }
}

private struct NativeStage: View {
    @State private var number = 0
    @State private var isShown = true
    let probe: Probe
    let log: Log

    init(probe: Probe, log: Log) {
        self.probe = probe
        self.log = log
    }

    var body: some View {
        probe.actions["count"] = { number += 1 }
        probe.actions["remove"] = { isShown = false }
        return VStack { if isShown { NativeView(number: number, log: log) } }
    }
}
