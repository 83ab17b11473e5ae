import Foundation
import SQLite

extension NoteTables {
    /// What can still be read of a damaged file, in memory.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1, about a hundred times.
    func salvaged(progress: (Double) -> Void) throws -> NoteTables {
        let copy = NoteTables(database: try Database(path: ":memory:"), folding: folding)
        try StoreSchema.migrator.migrate(copy.database)
        let ids: [String] = try database.rows("SELECT id FROM note ORDER BY key") { try $0.value(0) }
        try copy.database.transaction {
            try copy.withRoomInIndex(for: ids.count) {
                for (number, id) in ids.enumerated() {
                    try Task.checkCancellation()
                    if number * 100 / ids.count > (number - 1) * 100 / ids.count {
                        progress(Double(number) / Double(ids.count))
                    }
                    // A note that cannot be read is left out; the others are what the user is looking for.
                    guard let id = UUID(uuidString: id), let note = try? stored(id) else { continue }
                    try copy.insert(note)
                }
            }
        }
        return copy
    }
}
