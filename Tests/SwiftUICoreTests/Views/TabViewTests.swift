import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Counted: View {
    let name: String
    let log: Log
    let probe: Probe
    @State private var count = 0

    var body: some View {
        probe.actions[name] = { count += 1 }
        return Leaf("\(name) \(count)", .any, .any)
            .onAppear { log.add("appear \(name)") }
            .onDisappear { log.add("disappear \(name)") }
    }
}

private struct Tabs: View {
    let log: Log
    let probe: Probe
    @State private var tab = 1

    var body: some View {
        probe.actions["one"] = { tab = 1 }
        probe.actions["two"] = { tab = 2 }
        return TabView(selection: $tab) {
            Tab("First", systemImage: "star", value: 1) { Counted(name: "a", log: log, probe: probe) }
            Tab("Second", systemImage: "heart", value: 2) { Counted(name: "b", log: log, probe: probe) }
        }
    }
}

@Suite("Tab views")
@MainActor
struct TabViewTests {
    @Test("One tab is shown, over the switcher")
    func showsOne() {
        let window = TestWindow(Tabs(log: Log(), probe: Probe()))
        #expect(window.shownNames.first == "a 0")
        #expect(!window.shownNames.contains("b 0"))
        #expect(window.controls(RecordingButton.self).map(\.description.spokenLabel) == ["First", "Second"])
        let height = window.frame(of: "a 0")?.height ?? 0
        #expect(height > 500 && height < 580)
    }

    @Test("The tab that searches comes last, and names itself where it has no label")
    func searchTab() {
        let window = TestWindow {
            TabView {
                Tab(role: .search) { Leaf("search") }
                Tab("Home", systemImage: "house") { Leaf("home") }
            }
        }
        #expect(window.shownNames.first == "home")
        let names = window.controls(RecordingButton.self).map(\.description.spokenLabel)
        #expect(names == ["Home", SearchFieldWords.search])
    }

    @Test("A selection that may be missing takes the values of tabs")
    func optionalSelection() {
        let log = Log()
        let window = TestWindow {
            TabView(selection: Binding<Int?>(get: { nil }, set: { log.add("\($0 ?? 0)") })) {
                Tab("First", systemImage: "star", value: 1) { Leaf("a") }
                Tab("Second", image: "heart", value: 2) { Leaf("b") }
            }
        }
        window.controls(RecordingButton.self)[1].click()
        #expect(log.lines == ["2"])
    }

    @Test("A click in the switcher shows another tab, and writes the selection")
    func click() {
        let window = TestWindow(Tabs(log: Log(), probe: Probe()))
        window.controls(RecordingButton.self)[1].click()
        window.turn()
        #expect(window.shownNames.first == "b 0")
    }

    @Test("On a page that leads back the switcher is under the tab")
    func pushed() {
        let window = NavigationHarness {
            NavigationStack(path: .constant([1])) {
                Leaf("root").navigationDestination(for: Int.self) { _ in Tabs(log: Log(), probe: Probe()) }
            }
        }
        window.turn()
        let page = window.topPage?.content as? RecordingHost
        let buttons = page?.widgets.compactMap { $0 as? RecordingButton } ?? []
        #expect(buttons.map(\.description.spokenLabel) == ["First", "Second"])
    }

    @Test("Only the shown tab counts as on screen")
    func appears() {
        let (log, probe) = (Log(), Probe())
        let window = TestWindow(Tabs(log: log, probe: probe))
        #expect(log.take() == ["appear a"])
        probe("two")
        window.turn()
        #expect(Set(log.take()) == ["disappear a", "appear b"])
    }

    @Test("A tab keeps its state while another one is shown")
    func keepsState() {
        let probe = Probe()
        let window = TestWindow(Tabs(log: Log(), probe: probe))
        probe("a")
        window.turn()
        probe("two")
        window.turn()
        probe("one")
        window.turn()
        #expect(window.shownNames.first == "a 1")
    }

    private func stackInTab(_ sizeClass: UserInterfaceSizeClass) throws -> (principal: Int, atBottom: Int) {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = sizeClass
        let window = TestWindow(environment: environment) {
            TabView {
                Tab("First", systemImage: "star") { NavigationStack { Text(verbatim: "root") } }
                Tab("Second", systemImage: "heart") { Leaf("other") }
            }
        }
        let navigation = try #require(window.host?.widgets.compactMap { $0 as? RecordingNavigation }.first)
        let page = try #require(navigation.pages.first as? RecordingPage)
        return (page.bar.principal.count, window.controls(RecordingButton.self).count)
    }

    @Test("In a wide window the bar of a stack inside a tab carries the switcher, in a narrow one it is at the bottom")
    func stackInTab() throws {
        #expect(try stackInTab(.regular) == (1, 0))
        #expect(try stackInTab(.compact) == (0, 2))
    }

    @Test("A search without results names what was searched for")
    func unavailableSearch() {
        let window = TestWindow { ContentUnavailableView.search(text: "xyz") }
        #expect(window.widgetProperties("text").contains { $0.contains("xyz") })
    }

    @Test("Views with tabItem and tag are tabs, and without a binding the first is shown")
    func tabItems() {
        let window = TestWindow {
            TabView {
                Leaf("x").tabItem { Text("X") }
                Leaf("y").tabItem { Text("Y") }
            }
        }
        #expect(window.shownNames.first == "x")
        window.controls(RecordingButton.self)[1].click()
        window.turn()
        #expect(window.shownNames.first == "y")
    }
}
