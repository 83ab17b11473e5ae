import SwiftUI
import TagwerkModel

extension View {
    /// Goes where the desktop, a notification or another program asks the app to.
    func followsLinks(_ inbox: LinkInbox, _ desk: HabitDesk, screen: Binding<Screen>) -> some View {
        onOpenURL { url in
            if let link = AppLink(url) { inbox.open(link) }
        }
        .onChange(of: inbox.link, initial: true) {
            switch inbox.take() {
            case .newHabit:
                desk.addHabit()
            case .habit(let id):
                if desk.show(id) { screen.wrappedValue = .habits }
            case .newNote, .note, nil: break
            }
        }
    }
}
