import SwiftUI
import TagwerkModel

/// The screens of data that could be opened.
struct StoreView: View {
    @State var desk: HabitDesk
    let reopen: @MainActor () -> Void

    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        TodayView(desk: desk, reopen: reopen)
            .habitPresentations(desk)
            .task { desk.store.backUp() }
            // A clock that was set back and another zone are seen at once by who comes back to the window.
            .onChange(of: scenePhase) { _, phase in
                if phase == .active { desk.store.refreshToday() }
            }
    }
}
