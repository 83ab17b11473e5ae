import Foundation
import Observation
import TagwerkModel
import UserNotifications

/// Keeps the desktop's notifications in step with the habits: each reminder once, for its own day, and none for what is
/// done.
@MainActor
final class ReminderService: NSObject {
    private static let category = "habit"
    private static let daysAhead = 7
    private static let doneAction = "done"
    private static let laterAction = "later"

    private let center = UNUserNotificationCenter.current()
    private let settings: ReminderSettings
    private let links: LinkInbox
    private var store: HabitStore?
    private var isSyncing = false
    private var isSyncDue = false
    /// What was asked for before there was a store, or while its data was on its way into another folder.
    private var waiting: [(habit: Habit.ID, day: CivilDay, action: String)] = []

    init(settings: ReminderSettings, links: LinkInbox) {
        self.settings = settings
        self.links = links
        super.init()
        center.delegate = self
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: Self.category,
                actions: [
                    UNNotificationAction(identifier: Self.doneAction, title: String(localized: "Done")),
                    UNNotificationAction(identifier: Self.laterAction, title: String(localized: "Later")),
                ], intentIdentifiers: [])
        ])
    }

    /// Reminds of the habits of a store from now on.
    func follow(_ store: HabitStore) {
        self.store = store
        let requests = waiting
        waiting = []
        Task { for request in requests { await answer(request.habit, request.day, request.action) } }
        syncSoon()
    }

    // MARK: The plan

    private func syncSoon() {
        guard !isSyncing else {
            isSyncDue = true
            return
        }
        isSyncing = true
        Task {
            repeat {
                isSyncDue = false
                await sync()
            } while isSyncDue
            isSyncing = false
        }
    }

    private func sync() async {
        guard let store else { return }
        let plan = withObservationTracking {
            settings.isOn && !store.isReadOnly
                ? PlannedReminder.plan(
                    store.habits, today: store.today, dayEndsAtHour: store.dayEndsAtHour, weekStart: store.weekStart,
                    days: Self.daysAhead)
                : []
        } onChange: {
            Task { @MainActor [weak self] in self?.syncSoon() }
        }
        // Of several that were missed today, the last one stands for all.
        let now = Self.components(of: .now)
        let date = CivilDay(year: now.year ?? 0, month: now.month ?? 0, day: now.day ?? 0) ?? store.today
        let overdue = PlannedReminder.overdue(in: plan, on: date, minute: Self.minute(of: now))
        let isUnplanned = !store.isReadOnly && extendReach(from: store.today)
        let planned = Dictionary(plan.map { ($0.id, $0) }) { first, _ in first }
            .filter { !overdue.others.contains($0.value) }
        var pending: [String: UNNotificationRequest] = [:]
        for request in await center.pendingNotificationRequests() { pending[request.identifier] = request }
        let obsolete = pending.keys.filter { id in
            guard let (habit, day) = PlannedReminder.subject(of: id) else { return false }
            return planned[id] == nil && (id.hasPrefix("reminder/") || !asks(habit, day))
        }
        center.removePendingNotificationRequests(withIdentifiers: Array(obsolete))
        let delivered = await center.deliveredNotifications().map(\.request.identifier)
        let settled = delivered.filter { id in
            PlannedReminder.subject(of: id).map { !asks($0.habit, $0.day) } ?? false
        }
        if !settled.isEmpty { center.removeDeliveredNotifications(withIdentifiers: settled) }
        for reminder in plan where planned[reminder.id] == reminder {
            guard let habit = store.habit(reminder.habit), !delivered.contains(reminder.id) else { continue }
            let content = content(habit, reminder.day)
            let old = pending[reminder.id]?.content
            if old?.title == content.title, old?.body == content.body { continue }
            let isOverdue = overdue.last.contains(reminder)
            // One whose time is over is new, unless it was requested in time, or could not be.
            if isOverdue, old == nil, !isUnplanned { continue }
            let trigger = UNCalendarNotificationTrigger(dateMatching: reminder.components, repeats: false)
            try? await center.add(
                UNNotificationRequest(
                    identifier: reminder.id, content: content, trigger: isOverdue ? nil : trigger))
        }
    }

    /// Notes down how far ahead reminders are requested from now on. Returns whether today was beyond that: the app has
    /// not run for so long that nobody could request today's.
    private func extendReach(from today: CivilDay) -> Bool {
        let defaults = UserDefaults.standard
        let old = defaults.object(forKey: SettingKey.remindersReach) as? Int
        let new = today.advanced(by: Self.daysAhead).number
        if old != new {
            defaults.set(new, forKey: SettingKey.remindersReach)
            defaults.synchronize()
        }
        return old.map { $0 < today.number } ?? false
    }

    private static func components(of date: Date) -> DateComponents {
        NSTimeZone.resetSystemTimeZone()
        return Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    }

    private static func minute(of components: DateComponents) -> Int {
        (components.hour ?? 0) * 60 + (components.minute ?? 0)
    }

    private func asks(_ habit: Habit.ID, _ day: CivilDay) -> Bool {
        guard let store, settings.isOn else { return false }
        return store.habit(habit)?.asksFor(day, weekStart: store.weekStart) ?? false
    }

    private func content(_ habit: Habit, _ day: CivilDay) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = habit.name
        content.body = habit.question.isEmpty ? String(localized: "Is it done?") : habit.question
        content.categoryIdentifier = Self.category
        content.userInfo = ["habit": habit.id.uuidString, "day": day.number]
        content.sound = .default
        return content
    }

    // MARK: Answers

    private func answer(_ id: Habit.ID, _ day: CivilDay, _ action: String) async {
        guard let store else { return waiting.append((id, day, action)) }
        switch action {
        case Self.doneAction:
            await store.setDoneInTurn(id, on: day)
            guard store.isLeaving else { return }
            // The data may have arrived where it goes while this waited.
            if self.store === store { waiting.append((id, day, action)) } else { await answer(id, day, action) }
        case Self.laterAction:
            store.refreshToday()
            putOff(id, day)
        default: links.open(.habit(id))
        }
    }

    /// Reminds once more. The notification has left the screen by now, so it must come back.
    private func putOff(_ id: Habit.ID, _ day: CivilDay) {
        guard let store, let habit = store.habit(id), asks(id, day) else { return }
        let moment = PlannedReminder.returnDate(
            putOffAt: .now, isOfToday: store.today == day, dayChange: store.nextDayChange)
        let components = Self.components(of: moment ?? .now)
        let minute = Self.minute(of: components)
        let request = UNNotificationRequest(
            identifier: "later/\(id.uuidString)/\(day.number)/\(day.number)/\(minute)", content: content(habit, day),
            trigger: moment.map { _ in UNCalendarNotificationTrigger(dateMatching: components, repeats: false) })
        Task { try? await center.add(request) }
    }
}

extension ReminderService: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let info = response.notification.request.content.userInfo
        guard let habit = (info["habit"] as? String).flatMap(UUID.init(uuidString:)), let day = info["day"] as? Int
        else {
            return
        }
        let action = response.actionIdentifier
        await answer(habit, CivilDay(number: day), action)
    }
}
