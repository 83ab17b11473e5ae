import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Sheets")
struct SheetTests {
    private final class Remote {
        var show: () -> Void = {}
        var hide: () -> Void = {}
        var leave: () -> Void = {}
        var dismissals = 0
        var isShown = false
    }

    private struct Presenting: View {
        let remote: Remote
        var isFixed = false
        var prevents: Bool?
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                Text("Under")
                    .sheet(isPresented: $isShown, onDismiss: { remote.dismissals += 1 }) {
                        Sheet(remote: remote)
                            .interactiveDismissDisabled(isFixed)
                            .presentationPreventsAppTermination(prevents)
                    }
            }
            .onAppear {
                remote.show = { isShown = true }
                remote.hide = { isShown = false }
            }
            .onChange(of: isShown) { remote.isShown = isShown }
        }
    }

    private struct Sheet: View {
        let remote: Remote
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("Over").navigationTitle("Sheet").onAppear { remote.leave = { dismiss() } }
        }
    }

    private func open(_ view: Presenting) -> NavigationHarness<Presenting> {
        let harness = NavigationHarness { view }
        harness.turn()
        view.remote.show()
        harness.turn()
        for sheet in harness.window.backend.sheets {
            sheet.page?.content.surface?.resize(to: .init(width: 300, height: 300))
        }
        harness.turn()
        return harness
    }

    @Test("opens while the binding is true and has the title of its content")
    func opens() {
        let harness = open(Presenting(remote: Remote()))
        #expect(harness.window.backend.sheets.map(\.isOpen) == [true])
        #expect(harness.window.backend.sheets.first?.page?.bar.title == "Sheet")
    }

    @Test("dismiss in the sheet closes it and sets the binding to false")
    func dismisses() {
        let remote = Remote()
        let harness = open(Presenting(remote: remote))
        #expect(remote.isShown)
        remote.leave()
        harness.turn()
        #expect(harness.window.backend.sheets.map(\.isOpen) == [false])
        #expect(!remote.isShown)
        #expect(remote.dismissals == 1)
    }

    @Test("closed by the user, the binding becomes false and onDismiss runs once")
    func closedByUser() {
        let remote = Remote()
        let harness = open(Presenting(remote: remote))
        harness.window.backend.sheets.first?.closeByUser()
        harness.turn()
        #expect(!remote.isShown)
        #expect(remote.dismissals == 1)
    }

    @Test("stays open where closing is disabled, and the binding still closes it")
    func interactiveDismissDisabled() {
        let remote = Remote()
        let harness = open(Presenting(remote: remote, isFixed: true))
        harness.window.backend.sheets.first?.closeByUser()
        harness.turn()
        #expect(harness.window.backend.sheets.map(\.isOpen) == [true])
        remote.hide()
        harness.turn()
        #expect(harness.window.backend.sheets.map(\.isOpen) == [false])
    }

    @Test("a sheet that must stay holds the program, unless it says otherwise")
    func preventsAppTermination() {
        for (isFixed, prevents, letsEnd) in [
            (false, nil, true), (true, nil, false), (true, false, true), (false, true, false),
        ] as [(Bool, Bool?, Bool)] {
            let harness = open(Presenting(remote: Remote(), isFixed: isFixed, prevents: prevents))
            #expect(harness.window.backend.sheets.map { $0.letsProgramEnd() } == [letsEnd])
        }
    }

    @Test("the content's nodes are freed when the sheet has closed")
    func freed() {
        let remote = Remote()
        let harness = open(Presenting(remote: remote))
        weak let surface = harness.window.backend.sheets.first?.page?.content.surface
        #expect(surface != nil)
        remote.hide()
        harness.turn()
        #expect(surface == nil)
    }
}
