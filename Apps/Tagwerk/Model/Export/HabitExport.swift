import Foundation
import Zip

/// All habits and groups as they are now, to be written for other programs.
///
/// It is a value, so it can be written on another thread while the app goes on.
package struct HabitExport: Sendable {
    let habits: [Habit]
    let groups: [HabitGroup]
    let today: CivilDay

    @MainActor
    package init(_ store: HabitStore) {
        habits = store.habits
        groups = store.groups
        today = store.today
    }

    /// A name to propose for the file.
    ///
    /// - Parameter ending: such as “zip” or “json”.
    package func fileName(_ ending: String) -> String { "Tagwerk \(today).\(ending)" }

    /// An archive in the layout of Loop Habit Tracker's “Export as CSV”, with one more file for what Loop does not know.
    package func loopArchive() throws -> Data { try LoopArchiveWriter(export: self).data() }

    /// Everything, as documented in `docs/data-format.md`.
    package func json() throws -> Data { try JSONDocument(self).data() }
}
