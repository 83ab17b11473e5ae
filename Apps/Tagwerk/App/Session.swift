import Foundation
import Observation
import TagwerkModel

/// The app's data: open, or out of reach for a reason that the user can do something about.
@MainActor
@Observable
final class Session {
    enum State {
        case open(HabitStore)
        case blocked(StoreProblem)
    }

    private(set) var state: State

    @ObservationIgnored private let opening: StoreOpening
    @ObservationIgnored private var midnight: DayChangeTimer?

    init(_ opening: StoreOpening = StoreOpening()) {
        self.opening = opening
        state = Self.state { () throws(StoreProblem) in try opening.open() }
        followMidnight()
    }

    /// Does what the user chose after a problem. The next problem, if there is one, takes its place.
    func resolve(by remedy: StoreRemedy) {
        state = Self.state { () throws(StoreProblem) in try opening.open(after: remedy) }
        followMidnight()
    }

    private static func state(of open: () throws(StoreProblem) -> HabitStore) -> State {
        do throws(StoreProblem) {
            return .open(try open())
        } catch {
            return .blocked(error)
        }
    }

    private func followMidnight() {
        if case .open(let store) = state { midnight = DayChangeTimer(store) }
    }
}
