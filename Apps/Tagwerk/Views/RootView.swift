import SwiftUI
import TagwerkModel

/// The app's screens, or why they cannot be shown.
struct RootView: View {
    let session: Session

    var body: some View {
        Group {
            switch session.state {
            case .open(let store):
                StoreView(desk: HabitDesk(store), transfer: session.transfer, links: session.links) {
                    session.resolve(by: .tryAgain)
                }
                .id(ObjectIdentifier(store))
            case .blocked(let problem):
                StoreProblemView(problem: problem) { session.resolve(by: $0) }
            }
        }
        .longWork(session.work)
    }
}
