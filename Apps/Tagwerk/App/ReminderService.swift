import Foundation
import Observation
import TagwerkModel
import UserNotifications

/// Keeps the desktop's notifications in step with the habits: each reminder once, for its own day, and none for what is
/// done.
@MainActor
final class ReminderService: NSObject {
    private static let category = "habit"
    private static let doneAction = "done"
    private static let laterAction = "later"

    private let center = UNUserNotificationCenter.current()
    private let settings: ReminderSettings
    private let links: LinkInbox
    private var store: HabitStore?
    private var isSyncing = false
    private var isSyncDue = false
    /// What was asked for before there was a store.
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
        for request in requests { answer(request.habit, request.day, request.action) }
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
                    store.habits, today: store.today, dayEndsAtHour: store.dayEndsAtHour, weekStart: store.weekStart)
                : []
        } onChange: {
            Task { @MainActor [weak self] in self?.syncSoon() }
        }
        let planned = Dictionary(plan.map { ($0.id, $0) }) { first, _ in first }
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
        for reminder in plan {
            guard let habit = store.habit(reminder.habit), !delivered.contains(reminder.id) else { continue }
            let content = content(habit, reminder.day)
            if let old = pending[reminder.id]?.content, old.title == content.title, old.body == content.body {
                continue
            }
            let trigger = UNCalendarNotificationTrigger(dateMatching: reminder.components, repeats: false)
            try? await center.add(UNNotificationRequest(identifier: reminder.id, content: content, trigger: trigger))
        }
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

    private func answer(_ id: Habit.ID, _ day: CivilDay, _ action: String) {
        guard let store else { return waiting.append((id, day, action)) }
        store.refreshToday()
        switch action {
        case Self.doneAction: store.setDone(true, id, on: day)
        case Self.laterAction: putOff(id, day)
        default: links.open(.habit(id))
        }
    }

    /// Reminds once more. The notification has left the screen by now, so it must come back.
    private func putOff(_ id: Habit.ID, _ day: CivilDay) {
        guard let store, let habit = store.habit(id), asks(id, day) else { return }
        let moment = PlannedReminder.returnDate(
            putOffAt: .now, isOfToday: store.today == day, dayChange: store.nextDayChange)
        NSTimeZone.resetSystemTimeZone()
        let components = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: moment ?? .now)
        let minute = (components.hour ?? 0) * 60 + (components.minute ?? 0)
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
        await MainActor.run { answer(habit, CivilDay(number: day), action) }
    }
}
