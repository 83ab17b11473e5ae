import SwiftUI
import TagwerkModel

/// The program's menu.
struct TagwerkCommands: Commands {
    let session: Session

    var body: some Commands {
        CommandGroup(replacing: .newItem) {}
        CommandGroup(replacing: .importExport) {
            if case .open(let store) = session.state { TransferButtons(desk: session.transfer, store: store) }
        }
        CommandGroup(replacing: .undoRedo) {
            if case .open = session.state { UndoButtons() }
        }
        CommandGroup(before: .help) { HelpButton() }
    }
}
