/// A chain of periods in which a habit was kept, with nothing missed between.
package struct Streak: Hashable, Sendable {
    /// The first day done in it.
    package let first: CivilDay
    /// The last day done in it.
    package internal(set) var last: CivilDay
    /// How many periods it has, in the schedule's unit.
    package internal(set) var length: Int
}
