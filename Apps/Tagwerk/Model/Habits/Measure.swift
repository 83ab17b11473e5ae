/// What a habit with an amount per day counts, and what it aims at.
package struct Measure: Hashable, Sendable {
    package enum Aim: String, CaseIterable, Codable, Hashable, Sendable {
        case atLeast = "at least"
        case atMost = "at most"
    }

    /// Such as “l” or “pages”; may be empty.
    package var unit: String
    package var aim: Aim
    /// The amount to reach, or not to exceed, on a day. To reach at least nothing means any amount above it.
    package var goal: Amount

    package init(unit: String, aim: Aim = .atLeast, goal: Amount) {
        self.unit = unit
        self.aim = aim
        self.goal = goal
    }

    /// Whether a day with this amount counts. A day without any does not count for “at most” either: nobody knows.
    package func isReached(by amount: Amount) -> Bool {
        switch aim {
        case .atLeast: amount >= max(goal, Amount(clamping: 1))
        case .atMost: amount <= goal
        }
    }
}
