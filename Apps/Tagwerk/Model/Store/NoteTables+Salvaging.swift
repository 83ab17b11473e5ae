import Foundation
import SQLite

extension NoteTables {
    /// What can still be read of a damaged file, in memory.
    func salvaged() throws -> NoteTables {
        let copy = NoteTables(database: try Database(path: ":memory:"), folding: folding)
        try StoreSchema.migrator.migrate(copy.database)
        let ids: [String] = try database.rows("SELECT id FROM note ORDER BY key") { try $0.value(0) }
        try copy.database.transaction {
            try copy.withRoomInIndex(for: ids.count) {
                for id in ids {
                    // A note that cannot be read is left out; the others are what the user is looking for.
                    guard let id = UUID(uuidString: id), let note = try? stored(id) else { continue }
                    try copy.insert(note)
                }
            }
        }
        return copy
    }
}
