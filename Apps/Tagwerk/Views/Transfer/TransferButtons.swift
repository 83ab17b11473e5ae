import SwiftUI
import TagwerkModel

/// The menu's items that bring data in and out.
struct TransferButtons: View {
    let desk: TransferDesk
    let store: HabitStore

    var body: some View {
        Button("Import…") { desk.isChoosingFile = true }
            .disabled(store.isReadOnly)
        Button("Import Folder of Notes…") { desk.isChoosingFolder = true }
            .disabled(store.isReadOnly)
        Menu("Export") {
            ForEach(ExportFormat.allCases) { format in
                Button(format.title) { desk.write(format, of: store) }
            }
            Button("Notes as Markdown…") { desk.isChoosingTarget = true }
        }
        Button("Backups…") { desk.showsBackups = true }
    }
}
