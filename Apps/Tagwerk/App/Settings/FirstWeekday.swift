import Foundation
import TagwerkModel

/// The day that weeks begin on: that of the user's region, or a chosen one.
enum FirstWeekday {
    /// The setting's value for the region's own day; others are those of `Weekday`.
    static let automatic = 0

    static func weekday(_ setting: Int, in calendar: Calendar) -> Weekday {
        Weekday(rawValue: setting) ?? weekday(ofRegion: calendar)
    }

    /// Foundation counts from Sunday, which is 1.
    static func weekday(ofRegion calendar: Calendar) -> Weekday {
        Weekday(rawValue: (calendar.firstWeekday + 5) % 7 + 1) ?? .monday
    }
}

extension Weekday {
    /// The same day as Foundation counts, from Sunday, which is 1.
    var foundationNumber: Int { rawValue % 7 + 1 }
}
