import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Alerts and action sheets of the older form")
struct OldQuestionTests {
    private final class Remote {
        var show: () -> Void = {}
        var log: [String] = []
        var isShown = false
    }

    private struct City: Identifiable {
        let id: String
    }

    private struct Alerting: View {
        let remote: Remote
        @State private var isShown = false

        var body: some View {
            NavigationView {
                Text("Under").alert(isPresented: $isShown) {
                    Alert(
                        title: Text("Delete?"), message: Text("For good."),
                        primaryButton: .destructive(Text("Delete")) { remote.log.append("delete") },
                        secondaryButton: .cancel())
                }
            }
            .onAppear { remote.show = { isShown = true } }
            .onChange(of: isShown) { remote.isShown = isShown }
        }
    }

    private struct Telling: View {
        let remote: Remote
        @State private var city: City?

        var body: some View {
            NavigationView {
                Text("Under").alert(item: $city) { Alert(title: Text($0.id)) }
            }
            .onAppear { remote.show = { city = City(id: "Lisbon") } }
            .onChange(of: city?.id) { remote.isShown = city != nil }
        }
    }

    private struct Choosing: View {
        let remote: Remote
        @State private var isShown = false

        var body: some View {
            NavigationView {
                Text("Under").actionSheet(isPresented: $isShown) {
                    ActionSheet(
                        title: Text("Sort by"),
                        buttons: [.default(Text("Name")) { remote.log.append("name") }, .default(Text("Date"))])
                }
            }
            .onAppear { remote.show = { isShown = true } }
        }
    }

    private func question<V: View>(_ view: V, _ remote: Remote) throws -> (NavigationHarness<V>, RecordingQuestion) {
        let harness = NavigationHarness { view }
        harness.turn()
        remote.show()
        harness.turn()
        return (harness, try #require(harness.window.backend.questions.last))
    }

    @Test("an alert asks with its title, message and buttons by role")
    func asks() throws {
        let remote = Remote()
        let (_, asked) = try question(Alerting(remote: remote), remote)
        #expect(asked.question.title == "Delete?")
        #expect(asked.question.message == "For good.")
        #expect(asked.question.answers.map(\.title) == ["Delete", "Cancel"])
        #expect(asked.question.answers.map(\.role) == [.destructive, .cancel])
    }

    @Test("a button of an alert runs its action and makes the binding false")
    func answers() throws {
        let remote = Remote()
        let (harness, asked) = try question(Alerting(remote: remote), remote)
        asked.answer("Delete")
        harness.turn()
        #expect(remote.log == ["delete"])
        #expect(!remote.isShown)
    }

    @Test("an alert for an item is called as the item says, and lets go of it")
    func item() throws {
        let remote = Remote()
        let (harness, asked) = try question(Telling(remote: remote), remote)
        #expect(asked.question.title == "Lisbon")
        #expect(remote.isShown)
        asked.answer("OK")
        harness.turn()
        #expect(!remote.isShown)
    }

    @Test("an action sheet offers its buttons, and a way to choose none of them")
    func actionSheet() throws {
        let remote = Remote()
        let (harness, asked) = try question(Choosing(remote: remote), remote)
        #expect(asked.question.answers.map(\.title) == ["Name", "Date", "Cancel"])
        asked.answer("Name")
        harness.turn()
        #expect(remote.log == ["name"])
    }
}
