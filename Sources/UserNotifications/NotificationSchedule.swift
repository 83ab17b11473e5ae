import Foundation
import SwiftUICore

/// Keeps the requests for notifications, and shows each when its time has come.
@MainActor
final class NotificationSchedule {
    static let shared = NotificationSchedule(file: .standard)

    /// No signal tells of a clock that was set back or of another zone, so both are looked at from time to time.
    private static let longestWait: TimeInterval = 900
    /// A program that starts can first take back what was settled while it did not run.
    private static let firstWait: TimeInterval = 1
    /// The desktop tells nobody which notifications were dismissed: those of a week ago count as such.
    private static let longestStay: TimeInterval = 7 * 86400

    struct Pending {
        let request: UNNotificationRequest
        /// When it was asked for.
        let start: Date
        /// When it is to be shown, by the zone in which that was worked out.
        var date: Date
    }

    weak var delegate: (any UNUserNotificationCenterDelegate)? {
        didSet { if delegate != nil { passOnWaiting() } }
    }
    var categories: Set<UNNotificationCategory> = []
    private(set) var delivered: [UNNotification] = []
    private var pending: [String: Pending] = [:]
    private let file: NotificationFile
    private let now: () -> Date
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    private var isSaveDue = false
    /// When it was last seen what is due.
    private var looked: Date?
    /// What the user chose before there was a delegate.
    private var waiting: [UNNotificationResponse] = []

    /// - Parameter now: the clock.
    init(file: NotificationFile, now: @escaping () -> Date = { .now }) {
        self.file = file
        self.now = now
        let saved = file.read()
        pending = saved.pending
        let oldest = now() - Self.longestStay
        delivered = saved.delivered.filter { $0.date >= oldest }
        // Some desktops keep them over the end of the session; whoever chose one there would not be answered.
        for old in saved.delivered where old.date < oldest {
            RunningApp.backend?.withdrawNotification(old.request.identifier)
        }
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
        timer.activate()
        RunningApp.onNotification { [weak self] in self?.didChoose($0, action: $1) }
        wait()
    }

    // MARK: Requests

    var pendingRequests: [UNNotificationRequest] {
        pending.values.sorted { $0.date < $1.date }.map(\.request)
    }

    func add(_ request: UNNotificationRequest) {
        pending[request.identifier] = nil
        let start = now()
        if let trigger = request.trigger {
            guard let date = trigger.nextDate(after: start, since: start) else { return changed() }
            pending[request.identifier] = Pending(request: request, start: start, date: date)
            changed()
        } else {
            present(request)
        }
    }

    func removePending(_ names: Set<String>?) {
        let old = pending.count
        pending = pending.filter { name, _ in names.map { !$0.contains(name) } ?? false }
        if pending.count != old { changed() }
    }

    func removeDelivered(_ names: Set<String>?) {
        for notification in delivered where names?.contains(notification.request.identifier) ?? true {
            RunningApp.backend?.withdrawNotification(notification.request.identifier)
        }
        delivered.removeAll { names?.contains($0.request.identifier) ?? true }
        changed()
    }

    // MARK: Time

    /// Shows what is due, and sees whether the clock or the zone have made it another time for what is not.
    func look() {
        let moment = now()
        var due: [Pending] = []
        for (name, old) in pending {
            guard let trigger = old.request.trigger else { continue }
            // By the zone of now. Nobody has looked since the start of the program: by the zone of then.
            let from = looked.map { min(max($0, old.start), moment) }
            let date = from.flatMap { trigger.nextDate(after: $0, since: old.start) } ?? old.date
            if date <= moment {
                due.append(Pending(request: old.request, start: old.start, date: date))
                let next = trigger.repeats ? trigger.nextDate(after: moment, since: old.start) : nil
                pending[name] = next.map { Pending(request: old.request, start: old.start, date: $0) }
            } else if date != old.date {
                pending[name]?.date = date
            }
        }
        looked = moment
        // On the disk before it is on the screen: after a crash nothing is shown a second time.
        if !due.isEmpty { saveNow() }
        for item in due.sorted(by: { $0.date < $1.date }) {
            if item.request.trigger?.hasPassed(item.date, at: moment) != true { present(item.request) }
        }
        wait()
    }

    private func wait() {
        RunningApp.backend?.keepRunningForNotifications(!pending.isEmpty)
        guard let next = pending.values.map(\.date).min() else {
            timer.schedule(wallDeadline: .distantFuture)
            return
        }
        let least = looked == nil ? Self.firstWait : 0
        let seconds = min(max(least, next.timeIntervalSince(now())), Self.longestWait)
        timer.schedule(wallDeadline: .now() + seconds, leeway: .milliseconds(50))
    }

    private func changed() {
        if !isSaveDue {
            isSaveDue = true
            DispatchQueue.main.async { self.saveNow() }
        }
        wait()
    }

    /// Writes what has changed now and not at the end of the turn.
    func saveNow() {
        isSaveDue = false
        file.write(pending: pending, delivered: delivered)
    }

    // MARK: Showing

    private func present(_ request: UNNotificationRequest) {
        let notification = UNNotification(request, date: now())
        guard RunningApp.phase == .active else { return show(notification) }
        // A program in use says itself whether it wants to be disturbed.
        delegate?.userNotificationCenter(.current(), willPresent: notification) { options in
            guard !options.isDisjoint(with: [.banner, .list]) else { return }
            DispatchQueue.main.async { self.show(notification) }
        }
    }

    private func show(_ notification: UNNotification) {
        let content = notification.request.content
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        let shown = DesktopNotification(
            id: notification.request.identifier, title: content.title,
            body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
            urgency: content.interruptionLevel.urgency,
            buttons: (category?.actions ?? []).prefix(3).map { .init(id: $0.identifier, title: $0.title) })
        let oldest = notification.date - Self.longestStay
        removeDelivered(Set(delivered.filter { $0.date < oldest }.map(\.request.identifier)))
        delivered.removeAll { $0.request.identifier == notification.request.identifier }
        delivered.append(notification)
        changed()
        RunningApp.backend?.show(shown)
    }

    private func didChoose(_ name: String, action: String?) {
        guard let index = delivered.firstIndex(where: { $0.request.identifier == name }) else { return }
        let notification = delivered.remove(at: index)
        changed()
        let category = categories.first { $0.identifier == notification.request.content.categoryIdentifier }
        let chosen = category?.actions.first { $0.identifier == action }
        if action == nil || chosen?.options.contains(.foreground) == true { RunningApp.backend?.activateProgram() }
        waiting.append(
            UNNotificationResponse(notification, action: action ?? UNNotificationDefaultActionIdentifier))
        passOnWaiting()
    }

    private func passOnWaiting() {
        guard let delegate else { return }
        let responses = waiting
        waiting = []
        for response in responses { delegate.userNotificationCenter(.current(), didReceive: response) {} }
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate var urgency: DesktopNotification.Urgency {
        switch self {
        case .passive: .low
        case .active: .normal
        case .timeSensitive: .high
        case .critical: .urgent
        }
    }
}
