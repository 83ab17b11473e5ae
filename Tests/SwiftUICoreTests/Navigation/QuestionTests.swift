import Foundation
import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Alerts and confirmation dialogs")
struct QuestionTests {
    private final class Remote {
        var show: () -> Void = {}
        var isShown = false
        var log: [String] = []
    }

    private struct Alerting: View {
        let remote: Remote
        @State private var isShown = false
        @State private var name = "Lesen"

        var body: some View {
            NavigationStack {
                Text("Under")
                    .alert("Rename", isPresented: $isShown) {
                        TextField("Name", text: $name)
                        Button("Cancel", role: .cancel) { remote.log.append("cancel") }
                        Button("Save") { remote.log.append("save \(name)") }
                            .disabled(name.isEmpty)
                    } message: {
                        Text("It was \(name).")
                    }
            }
            .onAppear { remote.show = { isShown = true } }
            .onChange(of: isShown) { remote.isShown = isShown }
        }
    }

    private func harness<V: View>(_ view: V, _ remote: Remote) -> NavigationHarness<V> {
        let harness = NavigationHarness { view }
        harness.turn()
        remote.show()
        harness.turn()
        return harness
    }

    @Test("asks with title, message and answers by role")
    func asks() throws {
        let remote = Remote()
        let harness = harness(Alerting(remote: remote), remote)
        let question = try #require(harness.window.backend.questions.first).question
        #expect(question.title == "Rename")
        #expect(question.message == "It was Lesen.")
        #expect(question.answers.map(\.title) == ["Cancel", "Save"])
        #expect(question.answers.map(\.role) == [.cancel, nil])
        #expect(question.answers.map(\.isDefault) == [false, true])
    }

    @Test("shows the text fields of its content")
    func fields() throws {
        let remote = Remote()
        let harness = harness(Alerting(remote: remote), remote)
        let question = try #require(harness.window.backend.questions.first).question
        let host = try #require(question.content as? RecordingHost)
        host.surface?.resize(to: CGSize(width: 300, height: 60))
        harness.turn()
        #expect(host.widgets.count == 1)
    }

    @Test("an answer runs its action and makes the binding false")
    func answers() throws {
        let remote = Remote()
        let harness = harness(Alerting(remote: remote), remote)
        try #require(harness.window.backend.questions.first).answer("Save")
        harness.turn()
        #expect(remote.log == ["save Lesen"])
        #expect(!remote.isShown)
    }

    @Test("can be asked again")
    func asksAgain() throws {
        let remote = Remote()
        let harness = harness(Alerting(remote: remote), remote)
        try #require(harness.window.backend.questions.first).answer("Cancel")
        harness.turn()
        remote.show()
        harness.turn()
        #expect(harness.window.backend.questions.map(\.isOpen) == [false, true])
    }

    private struct Bare: View {
        let remote: Remote
        @State private var isShown = false

        var body: some View {
            NavigationStack { Text("Under").alert("Done", isPresented: $isShown) {} }
                .onAppear { remote.show = { isShown = true } }
        }
    }

    @Test("an alert without actions has one that closes it")
    func bareAlert() throws {
        let remote = Remote()
        let harness = harness(Bare(remote: remote), remote)
        #expect(try #require(harness.window.backend.questions.first).question.answers.map(\.title) == ["OK"])
    }

    private struct Choosing: View {
        let remote: Remote
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                Text("Under").confirmationDialog("Delete?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) { remote.log.append("delete") }
                }
            }
            .onAppear { remote.show = { isShown = true } }
        }
    }

    @Test("a confirmation dialog can always be left without an answer")
    func confirmationHasCancel() throws {
        let remote = Remote()
        let harness = harness(Choosing(remote: remote), remote)
        let answers = try #require(harness.window.backend.questions.first).question.answers
        #expect(answers.map(\.role) == [.destructive, .cancel])
    }
}
