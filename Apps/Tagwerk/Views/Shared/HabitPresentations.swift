import SwiftUI
import TagwerkModel

extension View {
    /// Shows over a window's screens what they share: the editors, a day to fill in, a new note, what was done or taken
    /// back, and why a change was not saved.
    func habitPresentations(_ desk: HabitDesk) -> some View {
        modifier(HabitPresentations(desk: desk))
    }
}

private struct HabitPresentations: ViewModifier {
    @Bindable var desk: HabitDesk

    func body(content: Content) -> some View {
        @Bindable var notes = desk.notes
        content
            .overlayAboveTabBar { UndoBar(notice: desk.undoNotice) }
            .overlayAboveTabBar {
                TransferNoticeBar(notice: desk.undoNotice.entry == nil ? desk.notice : nil, forget: desk.forgetNotice)
            }
            // What came after it must not be taken back with it.
            .onChange(of: desk.undoNotice.turn) { desk.forgetNotice() }
            .sheet(item: $desk.subject, onDismiss: desk.didCloseSheet) {
                HabitEditorView(store: desk.store, subject: $0, resumed: desk.resumed)
            }
            .sheet(item: $desk.openedDay, onDismiss: desk.didCloseSheet) { subject in
                if let habit = desk.store.habit(subject.habit) {
                    DayEditorView(store: desk.store, subject: subject, habit: habit, resumed: desk.resumed)
                }
            }
            .sheet(item: $desk.editedGroup, onDismiss: desk.didCloseSheet) {
                GroupEditorView(store: desk.store, subject: $0, resumed: desk.resumed)
            }
            .longWork(desk.undoNotice.work)
            .sheet(isPresented: $notes.isWriting) { NewNoteView(desk: notes) }
            .alert(for: desk.store, isActive: !desk.hasSheet)
            // Undo by its keys speaks of it there.
            .focusedSceneValue(desk.undoNotice)
    }
}
