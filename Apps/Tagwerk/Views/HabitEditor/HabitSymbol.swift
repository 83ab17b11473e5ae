import Foundation

/// A symbol that a habit can be given, with words to find it by.
struct HabitSymbol: Identifiable, Hashable {
    /// The SF Symbols name.
    let name: String
    /// The key of its name for the user.
    let title: String

    var id: String { name }

    var localizedTitle: String { String(localized: String.LocalizationValue(title)) }
}
