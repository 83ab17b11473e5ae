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

    /// Copies the data into another folder and uses it there; opens what is there already.
    func move(to target: StoreLocation) throws(StoreProblem) {
        guard target.folder.standardizedFileURL != location.folder.standardizedFileURL else { return }
        if case .open(let store) = state { try store.copyData(to: target) }
        let moved = try StoreOpening(at: target, clock: Self.clock).open()
        location = target
        location.choose()
        state = .open(moved)
        didOpen()
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
