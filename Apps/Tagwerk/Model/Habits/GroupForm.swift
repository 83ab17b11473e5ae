/// What stands in the fields for a group, whether or not it makes sense yet.
package struct GroupForm: Codable, Hashable, Sendable {
    package var name: String
    package var color: HabitColor

    /// The form of a group as it is, or with nil that for a new one.
    package init(_ group: HabitGroup?) {
        name = group?.name ?? ""
        color = group?.color ?? .blue
    }

    package var hasName: Bool { HabitName(name) != nil }
}
