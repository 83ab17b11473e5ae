import Foundation
import SQLite

extension HabitStore {
    /// Writes a copy of the data file under a name that is not taken: all of it, or nothing.
    func copyFile(to url: URL) throws {
        guard let database = file?.database else {
            throw StoreProblem(.viewingCopy, path: location.database.path(percentEncoded: false))
        }
        try NewFile.make(at: url) { try database.copy(to: $0.path(percentEncoded: false)) }
    }

    /// The folder to look for changes of others in; nil where there can be none.
    var watchedFolder: String? {
        guard let file, !file.isInMemory else { return nil }
        return location.folder.path(percentEncoded: false)
    }

    /// Lets others write here again, where the copy in the other folder cannot be used.
    package func stay() {
        isLeaving = false
        try? FileManager.default.removeItem(at: location.movedMark)
    }

    /// Writes all data into another folder while the window goes on, unless there is data of Tagwerk in it already. What is
    /// here stays. Returns whether there is data now; not where the task was cancelled, which leaves none.
    package func copyData(to target: StoreLocation) async throws(StoreProblem) -> Bool {
        guard !target.hasData else { return true }
        isLeaving = true
        var isCopied = false
        defer { isLeaving = isCopied }
        do {
            // What only waits to be written would stay behind.
            guard writeUnsavedDrafts() else {
                throw StoreProblem(.busy, path: location.database.path(percentEncoded: false))
            }
            let copied: Void? = try await writeBeside({ _ in }) { job, _ in
                try job.copyData(to: target)
            } then: {
            } instead: {
                throw StoreProblem(.viewingCopy, path: location.database.path(percentEncoded: false))
            }
            isCopied = copied != nil
            return isCopied
        } catch is CancellationError {
            return false
        } catch {
            // Only the data that is here can be locked by another program.
            let isLocked = (error as? SQLiteError)?.condition == .locked
            throw StoreProblem(error, at: isLocked ? location : target)
        }
    }
}

extension ChangeJob {
    /// Writes all data into another folder, checked and ready to be opened.
    func copyData(to target: StoreLocation) throws {
        try StoreLocation.makePrivateFolder(target.folder)
        // Under another name until it is whole, so that a copy cut short is never taken for data.
        let partial = target.database.appendingPathExtension("partial")
        let path = partial.path(percentEncoded: false)
        func removePartial() {
            for companion in StoreLocation.companions { try? FileManager.default.removeItem(atPath: path + companion) }
        }
        removePartial()
        do {
            let (writer, reader) = (try open(), try open(.readOnly))
            // Under the write lock: what somebody writes meanwhile would stay behind.
            try writer.transaction {
                try reader.copy(to: path)
                do {
                    let copy = try Database(path: path, mode: .readWrite, stopsWithTask: true)
                    try StoreFiles.check(copy)
                    try copy.useWriteAheadLog()
                }
                try Task.checkCancellation()
                // Who waits for the lock would write into what nobody opens any more. A full disk can be left without it.
                try? Data().write(to: location.movedMark)
                do {
                    try StoreFiles.putInPlace(partial, as: target.database)
                } catch {
                    try? FileManager.default.removeItem(at: location.movedMark)
                    throw error
                }
            }
        } catch {
            removePartial()
            throw error
        }
    }
}
