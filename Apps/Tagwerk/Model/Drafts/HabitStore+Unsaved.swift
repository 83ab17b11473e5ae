import Foundation

/// What could not be written is tried again, and as long as that fails it is kept beside the data file.
extension HabitStore {
    /// How long to wait before a draft that could not be written is tried again, in seconds.
    private static let retryWait = 2.0

    /// Saves what there is as the app ends: nothing comes after it, so it waits for another program's lock as long as the
    /// opening does. All that is saved then shares that time.
    package func atLastChance<T>(_ body: () -> T) -> T {
        guard let file else { return body() }
        let usual = file.database.busyTimeout
        file.database.setBusyTimeout(max(usual, file.lastWait()))
        defer { file.database.setBusyTimeout(usual) }
        return body()
    }

    /// Writes what an earlier start of the app could not.
    func takeOverUnsaved() {
        guard let file, !file.unsaved.isEmpty else { return }
        for (id, text) in file.unsaved.entries.notes { notes.takeOver(text, of: id) }
        writeUnsavedDrafts()
    }

    /// Writes drafts into the data file a little later, and again until that is done.
    func retryDrafts() {
        guard draftRetry == nil else { return }
        draftRetry = Task { [weak self] in
            while true {
                // Only while it waits may the store go.
                try? await Task.sleep(for: .seconds(Self.retryWait))
                guard let self else { return }
                await waitForWorkBeside()
                if writeUnsavedDrafts() { return draftRetry = nil }
            }
        }
    }

    /// Writes the drafts that are not in the data file yet. Returns whether they are now.
    @discardableResult
    func writeUnsavedDrafts() -> Bool {
        guard let unsaved = file?.unsaved else { return true }
        if let sheet = unsaved.entries.sheet, !keepSheetDraft(sheet.form, reportsFailure: false) { return false }
        if let note = unsaved.entries.newNote, !notes.keepDraft(note.form, reportsFailure: false) { return false }
        return true
    }
}
