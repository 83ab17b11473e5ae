import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Links and pages that bindings show")
struct OldLinkTests {
    private final class Remote {
        var set: (Bool) -> Void = { _ in }
        var setParent: (Bool) -> Void = { _ in }
        var isActive = false
    }

    @available(*, deprecated)
    private struct Linking: View {
        let remote: Remote
        @State private var isActive = false

        var body: some View {
            NavigationView {
                VStack {
                    Text("Root")
                    NavigationLink(destination: Text("Page").navigationTitle("Page"), isActive: $isActive) {
                        EmptyView()
                    }
                }
            }
            .onAppear { remote.set = { isActive = $0 } }
            .onChange(of: isActive) { remote.isActive = isActive }
        }
    }

    @available(*, deprecated)
    private struct Tagging: View {
        let remote: Remote
        @State private var tag: Int?

        var body: some View {
            NavigationView {
                List(1..<4) { number in
                    NavigationLink(destination: Text("Page").navigationTitle("\(number)"), tag: number, selection: $tag)
                    {
                        Text("Row \(number)")
                    }
                }
            }
            .onAppear { remote.set = { tag = $0 ? 2 : nil } }
            .onChange(of: tag) { remote.isActive = tag != nil }
        }
    }

    @available(*, deprecated)
    private func linking(_ remote: Remote) -> NavigationHarness<Linking> {
        let harness = NavigationHarness { Linking(remote: remote) }
        harness.turn()
        return harness
    }

    @available(*, deprecated)
    @Test("a link's page is shown while its binding is true")
    func isActive() {
        let remote = Remote()
        let harness = linking(remote)
        remote.set(true)
        harness.turn()
        #expect(harness.texts == ["Page"])
        remote.set(false)
        harness.turn()
        #expect(harness.texts == ["Root"])
    }

    @available(*, deprecated)
    @Test("going back makes a link's binding false")
    func back() {
        let remote = Remote()
        let harness = linking(remote)
        remote.set(true)
        harness.turn()
        harness.topPage?.onBack()
        harness.turn()
        #expect(!remote.isActive)
        #expect(harness.texts == ["Root"])
    }

    @available(*, deprecated)
    @Test("of links with tags that one's page is shown whose tag the binding holds")
    func tags() {
        let remote = Remote()
        let harness = NavigationHarness { Tagging(remote: remote) }
        harness.turn()
        remote.set(true)
        harness.turn()
        #expect(harness.titles.last == "2")
        harness.topPage?.onBack()
        harness.turn()
        #expect(!remote.isActive)
    }

    private struct Parting: View {
        let remote: Remote
        @State private var hasParent = true

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Root")
                    if hasParent {
                        Text("Parent").navigationDestination(isPresented: .constant(true)) {
                            Text("Page").navigationTitle("Page")
                        }
                    }
                }
            }
            .onAppear { remote.setParent = { hasParent = $0 } }
        }
    }

    @Test("a page goes with the view that shows it")
    func goesWithPresenter() {
        let remote = Remote()
        let harness = NavigationHarness { Parting(remote: remote) }
        harness.turn()
        #expect(harness.titles.last == "Page")
        remote.setParent(false)
        harness.turn()
        #expect(harness.titles.count == 1)
    }

    private struct Late: View {
        let remote: Remote
        @State private var path = [7]
        @State private var isRegistered = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    if isRegistered {
                        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                    }
                }
            }
            .onAppear { remote.set = { isRegistered = $0 } }
        }
    }

    @Test("a value gets its page when somebody says later how to show it")
    func lateDestination() {
        let remote = Remote()
        let harness = NavigationHarness { Late(remote: remote) }
        harness.turn()
        #expect(harness.titles.count == 2)
        remote.set(true)
        harness.turn()
        #expect(harness.texts == ["Number 7"])
    }
}
