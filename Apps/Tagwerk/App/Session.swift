import Foundation
import Observation
import SwiftUI
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
    /// The folder with the data.
    private(set) var location: StoreLocation
    /// What is being done with all of the data and takes seconds. A sheet over the windows shows it.
    private(set) var work: LongWork?

    /// What brings data in and out of the window.
    let transfer = TransferDesk()

    /// What the user has chosen about reminders.
    let reminders: ReminderSettings
    /// Where the desktop or a notification asks the app to go.
    let links: LinkInbox

    @ObservationIgnored private var dayChange: DayChangeTimer?
    @ObservationIgnored private var watcher: StoreWatcher?
    @ObservationIgnored private let reminderService: ReminderService
    @ObservationIgnored private let searchService = SearchService()

    init(at location: StoreLocation = .chosen()) {
        let (reminders, links) = (ReminderSettings(), LinkInbox())
        self.reminders = reminders
        self.links = links
        reminderService = ReminderService(settings: reminders, links: links)
        self.location = location
        state = Self.state { () throws(StoreProblem) in try Self.opening(at: location).open() }
        didOpen()
    }

    /// Does what the user chose after a problem. The next problem, if there is one, takes its place.
    func resolve(by remedy: StoreRemedy) {
        guard remedy != .openCopy else { return openCopy() }
        if remedy == .useStandardFolder {
            location = .standard()
            location.choose()
        }
        let opening = Self.opening(at: location)
        state = Self.state { () throws(StoreProblem) in
            try remedy == .useStandardFolder ? opening.open() : opening.open(after: remedy)
        }
        didOpen()
    }

    /// Shows what can still be read of a damaged file. Cancelled, the problem stays.
    private func openCopy() {
        let opening = Self.opening(at: location)
        perform(LongWork("Reading …")) { [self] progress in
            do throws(StoreProblem) {
                guard let store = try await opening.openCopyBeside(progress: progress) else { return }
                state = .open(store)
            } catch {
                state = .blocked(error)
            }
            didOpen()
        }
    }

    /// Copies the data into another folder and uses it there; opens what is there already.
    ///
    /// - Parameter fail: called where that cannot be done, and everything is as it was.
    func move(to target: StoreLocation, orElse fail: @escaping @MainActor (StoreProblem) -> Void) {
        guard target.folder.standardizedFileURL != location.folder.standardizedFileURL else { return }
        perform(LongWork("Copying …", isMeasured: false)) { [self] _ in
            do throws(StoreProblem) {
                if case .open(let store) = state, try await !store.copyData(to: target) { return stay() }
                let moved = try StoreOpening(at: target, clock: Self.clock).open()
                location = target
                location.choose()
                state = .open(moved)
                didOpen()
            } catch {
                stay()
                fail(error)
            }
        }
    }

    /// Goes on with the data where it is.
    private func stay() {
        guard case .open(let store) = state else { return }
        store.stay()
        reminderService.follow(store)
    }

    private func perform(
        _ work: LongWork, _ job: @escaping @MainActor (_ progress: @escaping @MainActor (Double) -> Void) async -> Void
    ) {
        guard self.work == nil else { return }
        self.work = work
        work.run { [self] progress in
            await job(progress)
            self.work = nil
        }
    }

    // MARK: Preferences

    func setWeekStart(_ weekday: Weekday) {
        guard case .open(let store) = state, store.weekStart != weekday else { return }
        store.weekStart = weekday
    }

    func setDayEnds(atHour hour: Int) {
        guard case .open(let store) = state else { return }
        store.setDayEnds(atHour: hour)
        dayChange?.wait(for: store)
    }

    static var clock: DayClock {
        .system(dayEndsAtHour: UserDefaults.standard.integer(forKey: SettingKey.dayEndsAtHour))
    }

    static var weekStart: Weekday {
        let calendar = EnvironmentValues().calendar
        return FirstWeekday.weekday(UserDefaults.standard.integer(forKey: SettingKey.firstWeekday), in: calendar)
    }

    // MARK: Opening

    private static func opening(at location: StoreLocation) -> StoreOpening {
        StoreOpening(at: location, clock: clock, mustExist: !location.isStandard)
    }

    private static func state(of open: () throws(StoreProblem) -> HabitStore) -> State {
        do throws(StoreProblem) {
            return .open(try open())
        } catch {
            return .blocked(error)
        }
    }

    private func didOpen() {
        guard case .open(let store) = state else { return }
        store.weekStart = Self.weekStart
        dayChange = DayChangeTimer(store)
        watcher = StoreWatcher(store)
        reminderService.follow(store)
        searchService.follow(store)
        // Also without a window, as in a session that starts the reminders.
        Task { await store.backUpInBackground() }
    }
}
