import SwiftUI
import TagwerkModel

/// All notes: a list, and the open one beside it or, in a narrow window, over it.
struct NotesView: View {
    @Bindable var desk: NoteDesk
    /// What was being entered in a sheet when the app ended.
    let resumed: SheetDraft?
    let didCloseSheet: @MainActor () -> Void

    @ScaledMetric private var listWidth = 320.0
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $desk.column) {
            NoteListPage(desk: desk)
                .navigationSplitViewColumnWidth(min: 260, ideal: listWidth)
        } detail: {
            if let id = desk.selection, desk.notes.note(id) != nil {
                // A note of its own each time: typing, undo and the caret never reach over into another one.
                NotePage(desk: desk, id: id)
                    .id(id)
            } else if !desk.notes.list(NoteList(desk.scope)).isEmpty {
                NoSelectedNote()
            }
        }
        .sheet(item: $desk.sheet, onDismiss: didCloseSheet) { sheet in
            switch sheet {
            case .link(let id): NoteLinkView(desk: desk, id: id, resumed: resumed)
            case .tags(let id): NoteTagsView(desk: desk, id: id)
            case .versions(let id): NoteVersionsView(desk: desk, id: id)
            }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase != .active { desk.notes.saveOpenNotes(isLastChance: phase == .background) }
        }
        .onDisappear { desk.notes.saveOpenNotes() }
    }
}
