@testable import TagwerkModel

/// The plain way to answer what `DaySet` answers: walk from day to day and count.
struct RecountedDays {
    var days: Set<CivilDay> = []

    func currentStreak(asOf today: CivilDay) -> Int {
        var day = days.contains(today) ? today : today.advanced(by: -1)
        var count = 0
        while days.contains(day) {
            count += 1
            day = day.advanced(by: -1)
        }
        return count
    }

    func longestStreak(asOf today: CivilDay) -> Int {
        var longest = 0
        var current = 0
        var previous: CivilDay?
        for day in days.sorted() where day <= today {
            current = previous?.advanced(by: 1) == day ? current + 1 : 1
            longest = max(longest, current)
            previous = day
        }
        return longest
    }
}

/// A repeatable source of random numbers (SplitMix64), so that a failure can be seen again.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
