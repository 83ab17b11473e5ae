import Foundation
import SwiftUICore

/// A platform of plain objects. It lists what the engine asks for; its clock and its turns are moved by hand.
@MainActor
package final class RecordingBackend: Backend {
    package static let frameLength: TimeInterval = 1 / 60

    package private(set) var time: TimeInterval = 0
    package var animationsAreEnabled = true
    /// All that was asked for since the last ``takeOperations()``.
    package private(set) var operations: [Operation] = []
    /// Off while only the engine's own time is of interest.
    package var records = true
    /// How often the engine has asked for a flush.
    package private(set) var flushRequests = 0
    private var waiting: [Graph] = []
    private var moving: [Graph] = []
    private var hosts = 0
    private var widgets = 0
    /// Widths of texts that are not a multiple of their letters, in points.
    package var textWidths: [String: CGFloat] = [:] {
        didSet { measuredTexts = [:] }
    }
    var measuredTexts: [MeasuredText: TextMetrics] = [:]

    package init() {}

    /// The text on the clipboard.
    package var clipboardText: String?

    // MARK: What tests do

    /// Ends the turn of the main loop: runs the flush that was asked for, and those that it asks for in turn.
    package func turn() {
        while !waiting.isEmpty {
            let batch = waiting
            waiting = []
            for graph in batch { graph.flush() }
        }
    }

    package var isIdle: Bool { waiting.isEmpty && moving.isEmpty }

    /// Moves the clock on. While something moves, frames come at 60 per second, and one at the end.
    package func advance(by duration: TimeInterval) {
        turn()
        let end = time + duration
        while time < end {
            let next = moving.isEmpty ? end : min(end, time + Self.frameLength)
            time = min(next, max(time, calls.map(\.time).min() ?? next))
            runCalls()
            let batch = moving
            moving = []
            for graph in batch { graph.frame() }
            turn()
        }
    }

    package func takeOperations() -> [Operation] {
        defer { operations = [] }
        return operations
    }

    /// The sheets and popovers that were made, and the questions that were asked, in order.
    package var sheets: [RecordingSheet] = []
    package var questions: [RecordingQuestion] = []
    package var fileDialogs: [RecordingFileDialog] = []

    func nextNumber() -> Int {
        widgets += 1
        return widgets
    }

    package func record(_ operation: @autoclosure () -> Operation) {
        if records { operations.append(operation()) }
    }

    // MARK: Backend

    package func scheduleFlush(_ graph: Graph) {
        flushRequests += 1
        waiting.append(graph)
    }

    package func requestFrame(_ graph: Graph) {
        if !moving.contains(where: { $0 === graph }) { moving.append(graph) }
    }

    private var calls: [(time: TimeInterval, work: @MainActor () -> Void)] = []

    package func call(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        calls.append((time + delay, work))
    }

    /// Does the work that is due by now.
    private func runCalls() {
        let due = calls.filter { $0.time <= time }
        calls.removeAll { $0.time <= time }
        for call in due.sorted(by: { $0.time < $1.time }) { call.work() }
        turn()
    }

    package func makeAccessibleElement(role: AccessibilityRole) -> any PlatformWidget {
        RecordingWidget("\(role) \(nextNumber())", backend: self)
    }

    package func makeHost() -> any PlatformHost {
        hosts += 1
        return RecordingHost("host \(hosts)", backend: self)
    }

    // MARK: FocusBackend

    /// The widget that has the keyboard's focus.
    package private(set) weak var focusedWidget: RecordingWidget?

    package func focus(_ widget: any PlatformWidget) -> Bool {
        guard let widget = widget as? RecordingWidget else { return false }
        if focusedWidget !== widget {
            focusedWidget?.focusDidChange(false)
            focusedWidget = widget
            widget.focusDidChange(true)
        }
        return true
    }

    package func makeFocusArea() -> any FocusableWidget {
        RecordingFocusArea("focus area \(nextNumber())", backend: self)
    }

    package func unfocus(_ widget: any PlatformWidget) {
        guard let old = focusedWidget, old === widget else { return }
        focusedWidget = nil
        old.focusDidChange(false)
    }
}

/// What a view that is no control has the focus with.
@MainActor
package final class RecordingFocusArea: RecordingWidget, FocusableWidget {}
