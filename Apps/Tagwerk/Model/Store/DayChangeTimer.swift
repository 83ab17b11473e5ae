import Foundation

/// Moves a store on to the next day when it begins, without a click, and makes that day's backup. Works as long as the object lives.
///
/// It waits by the wall clock, so a computer that slept over midnight sees the new day when it wakes. A clock that was
/// set back and another zone are seen within a quarter of an hour; call `refreshToday()` when the app comes to the
/// front to see them at once.
@MainActor
package final class DayChangeTimer {
    /// No signal tells of a new zone, so the day is looked at from time to time; four wake-ups an hour cost nothing.
    private static let longestWait = 900.0

    private let source = DispatchSource.makeTimerSource(queue: .main)

    package init(_ store: HabitStore) {
        source.setEventHandler { [weak self, weak store] in
            MainActor.assumeIsolated {
                guard let self, let store else { return }
                let day = store.today
                store.refreshToday()
                self.wait(for: store)
                if store.today != day { Task { await store.backUpInBackground() } }
            }
        }
        wait(for: store)
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }

    /// Call it when the end of the day was set to another hour.
    package func wait(for store: HabitStore) {
        // Waking a moment late is harmless, waking early would loop.
        let seconds = min(max(0, store.nextDayChange.timeIntervalSinceNow) + 0.05, Self.longestWait)
        source.schedule(wallDeadline: .now() + seconds, leeway: .milliseconds(200))
    }
}
