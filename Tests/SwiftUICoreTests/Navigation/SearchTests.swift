import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Searching and loading anew")
struct SearchTests {
    private final class Remote {
        var set: (String) -> Void = { _ in }
        var text = ""
        var submitted = 0
        var dismiss: () -> Void = {}
        var log: [Bool] = []
    }

    private struct Searching: View {
        let remote: Remote
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Results(remote: remote)
            }
            .searchable(text: $text, prompt: "Name")
            .searchSuggestions { Text("Amsel").searchCompletion("Amsel") }
            .onSubmit(of: .search) { remote.submitted += 1 }
            .onAppear { remote.set = { text = $0 } }
            .onChange(of: text) { remote.text = text }
        }
    }

    private struct Results: View {
        let remote: Remote
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            let _ = remote.log.append(isSearching)
            Text("Results").onAppear { remote.dismiss = { dismissSearch() } }
        }
    }

    private func shown(_ remote: Remote) throws -> (NavigationHarness<Searching>, RecordingPage) {
        let harness = NavigationHarness { Searching(remote: remote) }
        harness.turn()
        return (harness, try #require(harness.topPage))
    }

    @Test("the stack's first page has the field, with the prompt")
    func field() throws {
        let (_, page) = try shown(Remote())
        #expect(page.search?.prompt == "Name")
        #expect(page.search?.isPresented == false)
    }

    @Test("what the user types is in the binding, and what the program sets is in the field")
    func text() throws {
        let remote = Remote()
        let (harness, page) = try shown(remote)
        page.onSearch(.text("Am"))
        harness.turn()
        #expect(remote.text == "Am")
        remote.set("Star")
        harness.turn()
        #expect(page.search?.text == "Star")
    }

    @Test("views inside know whether the user searches, and can end it")
    func isSearching() throws {
        let remote = Remote()
        let (harness, page) = try shown(remote)
        page.onSearch(.presented(true))
        page.onSearch(.text("Am"))
        harness.turn()
        #expect(remote.log.last == true)
        remote.dismiss()
        harness.turn()
        #expect(remote.log.last == false)
        #expect(remote.text.isEmpty)
        #expect(page.search?.isPresented == false)
    }

    @Test("Return in the field runs onSubmit(of: .search)")
    func submits() throws {
        let remote = Remote()
        let (_, page) = try shown(remote)
        page.onSearch(.submit)
        #expect(remote.submitted == 1)
    }

    @Test("a chosen suggestion is the text")
    func suggestions() throws {
        let remote = Remote()
        let (harness, page) = try shown(remote)
        page.onSearch(.presented(true))
        harness.turn()
        let host = try #require(page.search?.suggestions as? RecordingHost)
        host.surface?.resize(to: .init(width: 280, height: 40))
        harness.turn()
        let button = try #require(host.widgets.compactMap { $0 as? RecordingButton }.first)
        button.click()
        harness.turn()
        #expect(remote.text == "Amsel")
        #expect(page.search?.text == "Amsel")
    }

    private final class Gate {
        var loads = 0
        var open: CheckedContinuation<Void, Never>?
    }

    @Test("a refreshable list offers to load anew, and says while it does")
    func refresh() async throws {
        let gate = Gate()
        let harness = NavigationHarness {
            NavigationStack {
                List { Text("Row") }.refreshable {
                    gate.loads += 1
                    await withCheckedContinuation { gate.open = $0 }
                }
            }
        }
        harness.turn()
        let page = try #require(harness.topPage)
        #expect(page.bar.refresh == .offered)
        page.onRefresh()
        while gate.open == nil { await Task.yield() }
        #expect(page.bar.refresh == .running)
        page.onRefresh()
        gate.open?.resume()
        while page.bar.refresh == .running { await Task.yield() }
        #expect(gate.loads == 1)
    }
}
