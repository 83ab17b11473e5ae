/// What Tagwerk adds to an archive in Loop's layout, in a file that others pass over: all that Loop does not know.
struct ArchiveExtras: Codable {
    static let fileName = "Tagwerk.json"

    struct Habit: Codable {
        let id: String
        let icon: String
        let color: String
        let schedule: String
        /// The name of its group.
        let group: String?
        let createdOn: CivilDay
        let archivedOn: CivilDay?
        let reminders: [String]?
    }

    struct Group: Codable {
        let name: String
        let color: String
    }

    let groups: [Group]
    /// By the position that `Habits.csv` has.
    let habits: [String: Habit]
}
