import Foundation

/// A heading that habits stand under.
package struct HabitGroup: Identifiable, Hashable, Sendable {
    package let id: UUID
    package internal(set) var name: String
    package internal(set) var color: HabitColor

    package init(id: UUID = UUID(), name: String, color: HabitColor) {
        self.id = id
        self.name = name
        self.color = color
    }
}
