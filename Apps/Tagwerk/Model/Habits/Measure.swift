/// What a habit with an amount per day counts, and what it aims at.
package struct Measure: Hashable, Sendable {
    package enum Aim: String, CaseIterable, Hashable, Sendable {
        case atLeast = "at least"
        case atMost = "at most"
    }

    /// Such as “l” or “pages”; may be empty.
    package var unit: String
    package var aim: Aim
    /// The amount to reach, or not to exceed, on a day.
    package var goal: Amount

    package init(unit: String, aim: Aim = .atLeast, goal: Amount) {
        self.unit = unit
        self.aim = aim
        self.goal = goal
    }

    /// Whether a goal makes sense: reaching nothing does not, while allowing nothing does.
    package var isValid: Bool { aim == .atMost || goal > .zero }

    /// Whether a day with this amount counts. A day without any does not count for “at most” either: nobody knows.
    package func isReached(by amount: Amount) -> Bool {
        switch aim {
        // A goal of nothing comes with files from elsewhere; something must then have been done.
        case .atLeast: amount >= max(goal, Amount(clamping: 1))
        case .atMost: amount <= goal
        }
    }
}
