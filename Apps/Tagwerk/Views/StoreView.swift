import SwiftUI
import TagwerkModel

/// The screens of data that could be opened: beside a sidebar, or over tabs in a narrow window.
struct StoreView: View {
    @State var desk: HabitDesk
    let transfer: TransferDesk
    let links: LinkInbox
    let reopen: @MainActor () -> Void

    @AppStorage(SettingKey.screen) private var screen = Screen.today
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        TabView(selection: $screen) {
            Tab("Today", systemImage: "checkmark.circle", value: Screen.today) {
                TodayView(desk: desk, reopen: reopen).tabContent()
            }
            Tab("Habits", systemImage: "list.bullet", value: Screen.habits) {
                HabitsView(desk: desk).tabContent()
            }
            Tab("Notes", systemImage: "note.text", value: Screen.notes) {
                NotesView(desk: desk.notes, resumed: desk.resumed, didCloseSheet: desk.didCloseSheet).tabContent()
            }
            Tab("Statistics", systemImage: "chart.bar", value: Screen.statistics) {
                StatisticsView(desk: desk).tabContent()
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .habitPresentations(desk)
        .transferPresentations(transfer, desk)
        .onAppear {
            if let screen = desk.resumedScreen { self.screen = screen }
        }
        .followsLinks(links, desk, transfer, screen: $screen)
        .environment(links)
        // A clock that was set back and another zone are seen at once by who comes back to the window.
        .onChange(of: scenePhase) { _, phase in
            if phase == .active { desk.store.refreshToday() }
        }
    }
}
