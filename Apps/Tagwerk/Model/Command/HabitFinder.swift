import Foundation

/// Finds a habit by what somebody types of its name.
struct HabitFinder {
    enum Match: Hashable {
        case one(Habit.ID)
        case none
        /// The names that fit.
        case several([String])
    }

    let habits: [Habit]

    /// A whole name goes before the beginning of one, and that before a part of one; without case and accents.
    func find(_ typed: String) -> Match {
        let exact = habits.filter { $0.name == typed }
        if exact.count == 1 { return .one(exact[0].id) }
        let sought = Self.folded(typed)
        guard !sought.isEmpty else { return .none }
        let tests: [(String) -> Bool] = [{ $0 == sought }, { $0.hasPrefix(sought) }, { $0.contains(sought) }]
        for test in tests {
            let found = habits.filter { test(Self.folded($0.name)) }
            if found.count == 1 { return .one(found[0].id) }
            if found.count > 1 { return .several(found.map(\.name)) }
        }
        return .none
    }

    /// The names that come nearest to what was typed: those with most letters in common.
    func near(_ typed: String) -> [String] {
        let sought = Set(Self.folded(typed))
        let rated = habits.map { habit -> (name: String, rate: Double) in
            let letters = Set(Self.folded(habit.name))
            let all = letters.union(sought).count
            return (habit.name, all == 0 ? 0 : Double(letters.intersection(sought).count) / Double(all))
        }
        return rated.filter { $0.rate > 0.4 }.sorted { $0.rate > $1.rate }.prefix(3).map(\.name)
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
