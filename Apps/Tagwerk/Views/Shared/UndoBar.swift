import SwiftUI
import TagwerkModel

/// Says for a while what was done, with a button that takes it back, or what was taken back.
struct UndoBar: View {
    /// Names that are longer are cut, in letters: what was done is to be read too.
    private static let nameLength = 32

    let notice: UndoNotice

    var body: some View {
        ZStack {
            if let entry = notice.entry, let isTakenBack = notice.isTakenBack {
                let title = entry.title.shortened(to: Self.nameLength)
                MessageBar(
                    text: isTakenBack ? Text("Undone: \(String(title))") : Text(LocalizedStringKey(title)),
                    action: isTakenBack ? "Redo" : "Undo", perform: notice.reverse, forget: notice.hide
                )
                .id(notice.turn)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            } else if let words = notice.words {
                MessageBar(text: Text(words), forget: notice.hide)
                    .id(notice.turn)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
    }
}
