import CoreSpotlight
import SwiftUI
import TagwerkModel

extension View {
    /// Goes where the desktop, a notification or another program asks the app to.
    func followsLinks(
        _ inbox: LinkInbox, _ desk: HabitDesk, _ transfer: TransferDesk, screen: Binding<Screen>
    ) -> some View {
        onOpenURL { url in
            if let link = AppLink(url) { inbox.open(link) }
        }
        .onContinueUserActivity(CSSearchableItemActionType) { activity in
            guard let name = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String,
                let url = URL(string: "tagwerk://" + name), let link = AppLink(url)
            else { return }
            inbox.open(link)
        }
        .onContinueUserActivity(CSQueryContinuationActionType) { activity in
            if let words = activity.userInfo?[CSSearchQueryString] as? String { inbox.open(.search(words)) }
        }
        // What is typed into a sheet must not be lost: a link waits until it is closed.
        .onChange(of: desk.hasSheet || desk.isAsking || transfer.isCovered ? nil : inbox.link, initial: true) {
            _, link in
            guard link != nil else { return }
            switch inbox.take() {
            case .newHabit:
                desk.addHabit()
            case .habit(let id):
                if desk.show(id) { screen.wrappedValue = .habits }
            case .newNote:
                screen.wrappedValue = .notes
                desk.notes.add()
            case .note(let id):
                guard desk.store.notes.note(id) != nil else { break }
                screen.wrappedValue = .notes
                desk.notes.open(id)
            case .search(let words):
                screen.wrappedValue = .notes
                desk.notes.search(words)
            case nil: break
            }
        }
    }
}
