import Foundation

/// Moves a store on to the next day when it begins, without a click. Works as long as the object lives.
///
/// It waits by the wall clock, so a computer that slept over midnight sees the new day when it wakes. A clock that was
/// set back, or another zone, shows at the next `refreshToday()`; call that when the app comes to the front.
@MainActor
package final class DayChangeTimer {
    private let source = DispatchSource.makeTimerSource(queue: .main)

    package init(_ store: HabitStore) {
        source.setEventHandler { [weak self, weak store] in
            MainActor.assumeIsolated {
                guard let store else { return }
                store.refreshToday()
                self?.wait(for: store.nextDayChange)
            }
        }
        wait(for: store.nextDayChange)
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }

    /// Call it when the end of the day was set to another hour.
    package func wait(for moment: Date) {
        // The clock may be a little behind the timer. Waking a moment late is harmless, a moment early would loop.
        let seconds = max(0, moment.timeIntervalSinceNow) + 0.05
        source.schedule(wallDeadline: .now() + seconds, leeway: .milliseconds(200))
    }
}
