import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("NavigationStack")
struct NavigationStackTests {
    private struct Paths: View {
        @Binding var path: [Int]

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root")
                    .navigationTitle("Numbers")
                    .navigationDestination(for: Int.self) { number in
                        Text("Number \(number)").navigationTitle("No. \(number)")
                    }
            }
        }
    }

    private struct Owner: View {
        let log: Box<[Int]>
        @State private var path: [Int] = []

        var body: some View {
            Paths(
                path: Binding(
                    get: { path },
                    set: {
                        path = $0; log.value = $0
                    })
            )
            .onAppear { log.change = { path = $0 } }
        }
    }

    final class Box<Value> {
        var value: Value
        var change: (Value) -> Void = { _ in }

        init(_ value: Value) {
            self.value = value
        }
    }

    @Test("the root page shows the title that its content prefers")
    func rootTitle() {
        let harness = NavigationHarness { Owner(log: Box([])) }
        harness.turn()
        #expect(harness.titles == ["Numbers"])
    }

    @Test("pages follow the path")
    func pagesFollowPath() {
        let box = Box<[Int]>([])
        let harness = NavigationHarness { Owner(log: box) }
        harness.turn()
        box.change([1, 2])
        harness.turn()
        #expect(harness.titles == ["Numbers", "No. 1", "No. 2"])
        box.change([1, 3])
        harness.turn()
        #expect(harness.titles == ["Numbers", "No. 1", "No. 3"])
    }

    @Test("going back by the platform's means shortens the path")
    func swipeBack() {
        let box = Box<[Int]>([])
        let harness = NavigationHarness { Owner(log: box) }
        harness.turn()
        box.change([1, 2, 3])
        harness.turn()
        harness.navigation?.onPop(2)
        harness.turn()
        #expect(box.value == [1])
        #expect(harness.titles == ["Numbers", "No. 1"])
    }

    @Test("the back button of a page leads to the page before")
    func backButton() {
        let box = Box<[Int]>([])
        let harness = NavigationHarness { Owner(log: box) }
        harness.turn()
        box.change([7])
        harness.turn()
        #expect(harness.topPage?.bar.showsBack == true)
        harness.topPage?.onBack()
        harness.turn()
        #expect(box.value == [])
        #expect(harness.titles == ["Numbers"])
    }

    @Test("a changed title shows in the bar")
    func liveTitle() {
        let box = Box("Old")
        let harness = NavigationHarness { Titled(box: box) }
        harness.turn()
        #expect(harness.titles == ["Old"])
        box.change("New")
        harness.turn()
        #expect(harness.titles == ["New"])
    }

    private struct Titled: View {
        let box: Box<String>
        @State private var name = "Old"

        var body: some View {
            NavigationStack { Text("x").navigationTitle(name) }.onAppear { box.change = { name = $0 } }
        }
    }

    @Test("a page that has gone is freed when it is out of sight")
    func freed() {
        let box = Box<[Int]>([])
        let harness = NavigationHarness { Owner(log: box) }
        harness.turn()
        box.change([1])
        harness.turn()
        weak let page = harness.topPage
        weak let surface = harness.topPage?.content.surface
        box.change([])
        harness.turn()
        #expect(surface != nil)
        harness.navigation?.finishTransitions()
        #expect(surface == nil)
        #expect(page == nil)
    }

    @Test("a value without destination is reported with what to do")
    func missingDestination() {
        let box = Box<[Int]>([])
        let harness = NavigationHarness { Missing(box: box) }
        harness.turn()
        box.change([1])
        harness.turn()
        #expect(harness.window.mistakes.count == 1)
        #expect(harness.window.mistakes.first?.contains("navigationDestination(for: Int.self)") == true)
    }

    private struct Missing: View {
        let box: Box<[Int]>
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) { Text("Root") }.onAppear { box.change = { path = $0 } }
        }
    }

    @Test("dismiss goes back from a pushed page")
    func dismissPops() {
        let box = Box<[Int]>([])
        let harness = NavigationHarness { Dismissing(box: box) }
        harness.turn()
        box.change([1])
        harness.turn()
        #expect(harness.titles.count == 2)
        Dismissing.leave()
        harness.turn()
        #expect(harness.titles.count == 1)
        #expect(box.value == [])
    }

    private struct Dismissing: View {
        static var leave: () -> Void = {}
        let box: Box<[Int]>
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { _ in Leaving() }
            }
            .onAppear { box.change = { path = $0 } }
            .onChange(of: path) { box.value = path }
        }
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("Leave").onAppear { Dismissing.leave = { dismiss() } }
        }
    }
}
