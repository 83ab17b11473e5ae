import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Bubble: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.colorScheme) private var colorScheme
    let log: Log
    let probe: Probe

    var body: some View {
        log.add("\(colorScheme), presented: \(isPresented)")
        probe.actions["dismiss"] = { dismiss() }
        return Leaf("bubble")
    }
}

private struct Presenting: View {
    @State private var isShown = false
    @State private var colorScheme = ColorScheme.light
    let log: Log
    let probe: Probe

    var body: some View {
        probe.actions["show"] = { isShown = true }
        probe.actions["darken"] = { colorScheme = .dark }
        return Leaf("anchor")
            .popover(isPresented: $isShown) { Bubble(log: log, probe: probe) }
            .environment(\.colorScheme, colorScheme)
    }
}

private struct Place: View {
    @Environment(\.self) private var values
    let log: Log

    var body: some View {
        log.add("\(values.automaticButtonLook), in a row: \(values.isInListRow), \(values.sectionLook)")
        return Leaf("sheet")
    }
}

@MainActor
@Suite("The environment of what is presented")
struct PresentedEnvironmentTests {
    @Test("A popover keeps its own dismiss action when the environment around it changes")
    func popoverKeepsDismiss() {
        let (log, probe) = (Log(), Probe())
        let window = TestWindow(Presenting(log: log, probe: probe))
        probe("show")
        window.turn()
        probe("darken")
        window.turn()
        #expect(log.take() == ["light, presented: true", "dark, presented: true"])
        probe("dismiss")
        window.turn()
        #expect(window.backend.sheets.map(\.isOpen) == [false])
    }

    @Test("A sheet that a row of a list presents does not look like a part of the row")
    func sheetOfRow() {
        let log = Log()
        let harness = NavigationHarness {
            NavigationStack {
                List { Text("Row").sheet(isPresented: .constant(true)) { Place(log: log) } }
            }
        }
        harness.turn()
        harness.turn()
        #expect(log.take() == ["bordered, in a row: false, plain"])
    }
}
