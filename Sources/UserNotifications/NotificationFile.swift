import Foundation
import SwiftUICore

/// The file in which requests outlive the program.
struct NotificationFile {
    let url: URL?

    /// The program's own, in the folder for the state of programs.
    static var standard: NotificationFile {
        let environment = ProcessInfo.processInfo.environment
        let home = FileManager.default.homeDirectoryForCurrentUser
        let base =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? home.appendingPathComponent(".local/state")
        return NotificationFile(
            url: base.appendingPathComponent(AppIdentity.current).appendingPathComponent("notifications.plist"))
    }

    /// What it holds; nothing where it is missing or damaged.
    @MainActor
    func read() -> (pending: [String: NotificationSchedule.Pending], delivered: [UNNotification]) {
        guard let url, let data = try? Data(contentsOf: url),
            let saved = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return ([:], []) }
        var pending: [String: NotificationSchedule.Pending] = [:]
        for entry in saved["pending"] as? [[String: Any]] ?? [] {
            guard let request = UNNotificationRequest(entry), let start = entry["start"] as? Date,
                let date = entry["date"] as? Date
            else { continue }
            pending[request.identifier] = .init(request: request, start: start, date: date)
        }
        let delivered = (saved["delivered"] as? [[String: Any]] ?? []).compactMap { entry in
            UNNotificationRequest(entry).flatMap { request in
                (entry["date"] as? Date).map { UNNotification(request, date: $0) }
            }
        }
        return (pending, delivered)
    }

    /// Writes a whole file, or says on standard error why not: notifications go on as long as the program runs.
    @MainActor
    func write(pending: [String: NotificationSchedule.Pending], delivered: [UNNotification]) {
        guard let url else { return }
        let values: [String: Any] = [
            "pending": pending.values.map { item in
                item.request.saved.merging(["start": item.start, "date": item.date]) { $1 }
            },
            "delivered": delivered.map { $0.request.saved.merging(["date": $0.date]) { $1 } },
        ]
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            FileHandle.standardError.write(
                Data("\(url.path): the notifications could not be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}

extension UNNotificationRequest {
    fileprivate static let parts: [(name: String, component: Calendar.Component)] = [
        ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute), ("second", .second),
        ("weekday", .weekday),
    ]

    fileprivate var saved: [String: Any] {
        let fields = content.fields
        var values: [String: Any] = [
            "id": identifier, "title": fields.title, "subtitle": fields.subtitle, "body": fields.body,
            "category": fields.category, "hasSound": fields.hasSound, "level": Int(fields.level.rawValue),
            "repeats": trigger?.repeats ?? false,
        ]
        let info = Dictionary(
            uniqueKeysWithValues: fields.userInfo.compactMap { key, value in
                (key.base as? String).map { ($0, value) }
            })
        if PropertyListSerialization.propertyList(info, isValidFor: .binary) { values["userInfo"] = info }
        switch trigger {
        case let trigger as UNTimeIntervalNotificationTrigger: values["interval"] = trigger.timeInterval
        case let trigger as UNCalendarNotificationTrigger:
            var components: [String: Int] = [:]
            for (name, component) in Self.parts { components[name] = trigger.dateComponents.value(for: component) }
            values["components"] = components
            values["zone"] = trigger.dateComponents.timeZone?.identifier
        default: break
        }
        return values
    }

    fileprivate convenience init?(_ saved: [String: Any]) {
        guard let id = saved["id"] as? String else { return nil }
        var fields = NotificationFields()
        fields.title = saved["title"] as? String ?? ""
        fields.subtitle = saved["subtitle"] as? String ?? ""
        fields.body = saved["body"] as? String ?? ""
        fields.category = saved["category"] as? String ?? ""
        fields.hasSound = saved["hasSound"] as? Bool ?? false
        fields.level = (saved["level"] as? Int).flatMap { .init(rawValue: UInt(max(0, $0))) } ?? .active
        fields.userInfo = saved["userInfo"] as? [String: Any] ?? [:]
        let repeats = saved["repeats"] as? Bool ?? false
        var trigger: UNNotificationTrigger?
        if let interval = saved["interval"] as? Double, interval > (repeats ? 59.9 : 0) {
            trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
        } else if let parts = saved["components"] as? [String: Int] {
            var components = DateComponents()
            for (name, component) in Self.parts { components.setValue(parts[name], for: component) }
            components.timeZone = (saved["zone"] as? String).flatMap { TimeZone(identifier: $0) }
            trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
        }
        self.init(identifier: id, content: UNNotificationContent(fields), trigger: trigger)
    }
}
