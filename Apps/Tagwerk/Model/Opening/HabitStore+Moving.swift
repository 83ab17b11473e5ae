import Foundation

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

    /// Writes all data into another folder, unless there is data of Tagwerk in it already. What is here stays.
    package func copyData(to target: StoreLocation) throws(StoreProblem) {
        guard !target.hasData else { return }
        do {
            guard let database = file?.database else {
                throw StoreProblem(.viewingCopy, path: location.database.path(percentEncoded: false))
            }
            try StoreLocation.makePrivateFolder(target.folder)
            // Under another name until it is whole, so that a copy cut short is never taken for data.
            let partial = target.database.appendingPathExtension("partial")
            try? FileManager.default.removeItem(at: partial)
            try database.copy(to: partial.path(percentEncoded: false))
            try StoreFiles.putInPlace(partial, as: target.database)
        } catch {
            throw StoreProblem(error, at: target)
        }
    }
}
