import Foundation

/// What a notification says.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var fields: NotificationFields

    init(_ fields: NotificationFields) {
        self.fields = fields
    }

    /// Creates a notification that says nothing.
    public override convenience init() {
        self.init(NotificationFields())
    }

    /// The first line.
    public var title: String { fields.title }
    /// A line below the title.
    public var subtitle: String { fields.subtitle }
    /// The text.
    public var body: String { fields.body }
    /// The category whose actions the notification has.
    public var categoryIdentifier: String { fields.category }
    /// The program's own values, all of kinds that a property list can hold.
    public var userInfo: [AnyHashable: Any] { fields.userInfo }
    /// What is heard with it.
    public var sound: UNNotificationSound? { fields.hasSound ? .default : nil }
    /// How important it is.
    public var interruptionLevel: UNNotificationInterruptionLevel { fields.level }

    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields) }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(fields) }
}

/// The values of a notification's content.
struct NotificationFields {
    var title = ""
    var subtitle = ""
    var body = ""
    var category = ""
    var userInfo: [AnyHashable: Any] = [:]
    var hasSound = false
    var level = UNNotificationInterruptionLevel.active
}
