import SwiftUI
import TagwerkModel

/// The habits, or why they cannot be shown.
struct RootView: View {
    let session: Session

    var body: some View {
        switch session.state {
        case .open(let store):
            HabitListView(store: store) { session.resolve(by: .tryAgain) }
        case .blocked(let problem):
            StoreProblemView(problem: problem) { session.resolve(by: $0) }
        }
    }
}
