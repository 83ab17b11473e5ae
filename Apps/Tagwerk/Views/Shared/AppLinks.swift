import SwiftUI
import TagwerkModel

extension View {
    /// Goes where the desktop, a notification or another program asks the app to.
    func followsLinks(_ desk: HabitDesk, screen: Binding<Screen>) -> some View {
        onOpenURL { url in
            switch AppLink(url) {
            case .newHabit:
                desk.addHabit()
            case .habit(let id):
                if desk.show(id) { screen.wrappedValue = .habits }
            case .newNote, .note, nil: break
            }
        }
    }
}
