import SwiftUI
import TagwerkModel

/// The menu's items that bring data in and out.
struct TransferButtons: View {
    let desk: TransferDesk
    let store: HabitStore

    /// What it opens comes over the window with the data, which must be in front.
    @FocusedValue(UndoNotice.self) private var notice

    private var isOutOfReach: Bool { notice == nil || desk.isBusy }

    var body: some View {
        Button("Import…") { desk.isChoosingFile = true }
            .disabled(store.isReadOnly || isOutOfReach)
        Button("Import Folder of Notes…") { desk.isChoosingFolder = true }
            .disabled(store.isReadOnly || isOutOfReach)
        Menu("Export") {
            ForEach(ExportFormat.allCases) { format in
                Button(format.title) { desk.write(format, of: store) }
            }
            Button("Notes as Markdown…") { desk.isChoosingTarget = true }
        }
        .disabled(isOutOfReach)
        Button("Backups…") { desk.showsBackups = true }
            .disabled(notice == nil)
    }
}
