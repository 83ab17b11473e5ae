import Foundation
import RecordingBackend
import SwiftUICore
import Testing

@testable import UserNotifications

@MainActor
@Suite(.serialized)
struct NotificationScheduleTests {
    private let backend = RecordingBackend()
    private let clock = HandClock("2026-03-27T12:00:00Z")

    private func schedule(file: URL? = nil) -> NotificationSchedule {
        RunningApp.backend = backend
        return NotificationSchedule(file: NotificationFile(url: file)) { [clock] in clock.now }
    }

    private func request(_ name: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = name
        content.userInfo = ["day": 7, "who": "me"]
        return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    }

    private func at(day: Int? = nil, hour: Int, minute: Int = 0, repeats: Bool = false) -> UNNotificationTrigger {
        var components = DateComponents(hour: hour, minute: minute)
        components.timeZone = TimeZone(identifier: "Europe/Berlin")
        if let day { (components.year, components.month, components.day) = (2026, 3, day) }
        return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    }

    /// What the desktop was told since the last look.
    private var shown: [String] {
        backend.takeOperations().map(String.init(describing:)).filter { $0.contains("notification") }
    }

    @Test("a request without a time is shown at once")
    func atOnce() {
        schedule().add(request("a", nil))
        #expect(shown.count == 1)
    }

    @Test("a notification is shown when its time has come, and once")
    func once() {
        let schedule = schedule()
        schedule.add(request("a", at(day: 27, hour: 20)))
        clock.set("2026-03-27T18:59:59Z")
        schedule.look()
        #expect(shown.isEmpty)
        clock.set("2026-03-27T19:00:00Z")
        schedule.look()
        schedule.look()
        #expect(shown.count == 1)
        #expect(schedule.pendingRequests.isEmpty)
    }

    @Test("one that names its day is shown late on that day, and never on a later one")
    func late() {
        let schedule = schedule()
        schedule.add(request("morning", at(day: 27, hour: 20)))
        schedule.add(request("evening", at(day: 28, hour: 8)))
        clock.set("2026-03-28T11:00:00Z")
        schedule.look()
        let shown = shown
        #expect(shown.count == 1 && shown[0].contains("evening"))
        #expect(schedule.pendingRequests.isEmpty)
    }

    @Test("each day has its notification where the clocks go on and where they go back", arguments: [3, 10])
    func clockChanges(month: Int) {
        clock.set(month == 3 ? "2026-03-27T12:00:00Z" : "2026-10-23T12:00:00Z")
        let schedule = schedule()
        schedule.add(request("a", at(hour: 2, minute: 30, repeats: true)))
        var count = 0
        // Quarter by quarter over three nights, the middle one of 23 or 25 hours.
        for _ in 0..<(72 * 4) {
            clock.now.addTimeInterval(900)
            schedule.look()
            count += shown.count
        }
        #expect(count == 3)
    }

    @Test("a clock that jumps over several times of a repeated one shows it once")
    func jump() {
        let schedule = schedule()
        schedule.add(request("a", at(hour: 8, repeats: true)))
        clock.set("2026-04-05T12:00:00Z")
        schedule.look()
        #expect(shown.count == 1)
        #expect(schedule.pendingRequests.count == 1)
        clock.set("2026-04-01T12:00:00Z")
        schedule.look()
        #expect(shown.isEmpty)
        clock.set("2026-04-02T06:00:00Z")
        schedule.look()
        #expect(shown.count == 1)
    }

    @Test("a later request of the same name takes the place of the first")
    func replaces() {
        let schedule = schedule()
        schedule.add(request("a", at(day: 28, hour: 8)))
        schedule.add(request("a", at(day: 28, hour: 9)))
        #expect(schedule.pendingRequests.count == 1)
        clock.set("2026-03-28T07:30:00Z")
        schedule.look()
        #expect(shown.isEmpty)
    }

    @Test("a time that is over is no request")
    func over() {
        let schedule = schedule()
        schedule.add(request("a", at(day: 27, hour: 8)))
        #expect(schedule.pendingRequests.isEmpty)
    }

    @Test("requests outlive the program, and what was due meanwhile is shown at the next start")
    func outlives() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("notifications.plist")
        let first = schedule(file: file)
        first.add(request("a", at(day: 27, hour: 20)))
        first.add(request("b", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)))
        first.saveNow()
        clock.set("2026-03-27T19:30:00Z")
        let second = schedule(file: file)
        #expect(second.pendingRequests.map(\.identifier).sorted() == ["a", "b"])
        second.look()
        #expect(shown.count == 2)
        #expect(second.delivered.first?.request.content.userInfo["who"] as? String == "me")
        let third = schedule(file: file)
        #expect(third.pendingRequests.map(\.identifier) == ["b"])
    }

    @Test("what was chosen is told once, with the notification's own values")
    func chosen() async {
        let schedule = schedule()
        let listener = Listener()
        let button = UNNotificationAction(identifier: "done", title: "Done")
        schedule.categories = [UNNotificationCategory(identifier: "", actions: [button], intentIdentifiers: [])]
        schedule.add(request("a", nil))
        RunningApp.didChooseNotification("a", action: "done")
        RunningApp.didChooseNotification("a", action: "done")
        schedule.delegate = listener
        let heard = await listener.first()
        #expect(heard == "a done 7")
        #expect(schedule.delivered.isEmpty)
    }

    @Test("notifications that stay unanswered are forgotten after a week, while the program runs and at its start")
    func forgotten() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let first = schedule(file: file)
        first.add(request("a", nil))
        clock.set("2026-04-01T12:00:00Z")
        first.add(request("b", nil))
        #expect(first.delivered.map(\.request.identifier) == ["a", "b"])
        clock.set("2026-04-04T12:00:00Z")
        _ = shown
        first.add(request("c", nil))
        #expect(first.delivered.map(\.request.identifier) == ["b", "c"])
        let afterAWeek = shown
        #expect(afterAWeek.contains { $0.contains("withdrawn") && $0.contains("a") })
        first.saveNow()
        clock.set("2026-04-09T12:00:00Z")
        #expect(schedule(file: file).delivered.map(\.request.identifier) == ["c"])
        let atStart = shown
        #expect(atStart.count == 1 && atStart[0].contains("withdrawn") && atStart[0].contains("b"))
    }

    @Test("a notification that was shown can be taken away, for good and without its neighbours")
    func withdrawn() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let schedule = schedule(file: file)
        for name in ["a", "b", "c"] { schedule.add(request(name, nil)) }
        schedule.add(request("later", at(day: 28, hour: 8)))
        _ = shown
        schedule.removeDelivered(["a", "later", "unknown"])
        let first = shown
        #expect(first.count == 1 && first[0].contains("withdrawn"))
        #expect(schedule.delivered.map(\.request.identifier) == ["b", "c"])
        #expect(schedule.pendingRequests.map(\.identifier) == ["later"])
        schedule.saveNow()
        #expect(self.schedule(file: file).delivered.map(\.request.identifier) == ["b", "c"])
        schedule.removeDelivered(nil)
        #expect(shown.count == 2 && schedule.delivered.isEmpty)
        RunningApp.didChooseNotification("b", action: nil)
        #expect(schedule.delivered.isEmpty)
    }
}

/// A clock that stands until it is set.
@MainActor
private final class HandClock {
    var now = Date.distantPast

    init(_ time: String) { set(time) }

    func set(_ time: String) {
        now = ISO8601DateFormatter().date(from: time) ?? .distantPast
    }
}

private final class Listener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    private let (stream, continuation) = AsyncStream<String>.makeStream()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let request = response.notification.request
        let day = request.content.userInfo["day"] as? Int ?? 0
        continuation.yield("\(request.identifier) \(response.actionIdentifier) \(day)")
    }

    func first() async -> String? {
        for await heard in stream { return heard }
        return nil
    }
}
