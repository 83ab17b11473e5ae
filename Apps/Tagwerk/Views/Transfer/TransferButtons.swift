import SwiftUI
import TagwerkModel

/// The menu's items that bring data in and out.
struct TransferButtons: View {
    let desk: TransferDesk
    let store: HabitStore

    /// What it opens comes over the window with the data, which must be in front.
    @FocusedValue(UndoNotice.self) private var notice

    var body: some View {
        Button("Import…") { desk.isChoosingFile = true }
            .disabled(store.isReadOnly || notice == nil)
        Button("Import Folder of Notes…") { desk.isChoosingFolder = true }
            .disabled(store.isReadOnly || notice == nil)
        Menu("Export") {
            ForEach(ExportFormat.allCases) { format in
                Button(format.title) { desk.write(format, of: store) }
            }
            Button("Notes as Markdown…") { desk.isChoosingTarget = true }
        }
        .disabled(notice == nil)
        Button("Backups…") { desk.showsBackups = true }
            .disabled(notice == nil)
    }
}
