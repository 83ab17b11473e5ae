import Foundation

/// A copy of the data as it was on a day.
package struct Backup: Hashable, Sendable {
    package let day: CivilDay
    package let file: URL
}
