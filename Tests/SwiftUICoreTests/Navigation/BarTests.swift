import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Bars of pages")
struct BarTests {
    private func bar<Content: View>(@ViewBuilder _ content: () -> Content) -> PageBar? {
        let harness = NavigationHarness { NavigationStack { content() } }
        harness.turn()
        return harness.topPage?.bar
    }

    @Test("toolbar(.hidden) hides the bar at the top and leaves the one at the bottom")
    func hidden() {
        let bar = bar {
            Text("Page").toolbar(.hidden).toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
        }
        #expect(bar?.isHidden == true)
        #expect(bar?.isBottomHidden == false)
        #expect(bar?.bottom.count == 1)
    }

    @Test("toolbar(.hidden, for:) hides the bar that it names, and automatic says nothing")
    func named() {
        let bar = bar { Text("Page").toolbar(.hidden, for: .bottomBar).toolbar(.automatic, for: .navigationBar) }
        #expect(bar?.isHidden == false)
        #expect(bar?.isBottomHidden == true)
    }

    @Test("The last view that speaks of a bar has its way")
    func last() {
        let bar = bar {
            VStack {
                Text("One").toolbarVisibility(.hidden, for: .navigationBar)
                Text("Two").toolbarVisibility(.visible, for: .navigationBar)
            }
        }
        #expect(bar?.isHidden == false)
    }

    @Test("The subtitle stands under the title")
    func subtitle() {
        let bar = bar { Text("Page").navigationTitle("Habits").navigationSubtitle("2 of 3 done") }
        #expect(bar?.title == "Habits")
        #expect(bar?.subtitle == "2 of 3 done")
    }

    @Test("toolbarTitleDisplayMode(.large) shows a large title")
    func largeTitle() {
        #expect(bar { Text("Page").toolbarTitleDisplayMode(.large) }?.hasLargeTitle == true)
        #expect(bar { Text("Page").toolbarTitleDisplayMode(.inline) }?.hasLargeTitle == false)
    }
}
