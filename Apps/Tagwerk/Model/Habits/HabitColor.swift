/// The colours that a habit can have. Their names are the UI's matter; the raw values are what files hold.
package enum HabitColor: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
    case red, orange, yellow, green, blue, purple, pink

    package var id: Self { self }
}
