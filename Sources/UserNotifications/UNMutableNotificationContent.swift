import Foundation

/// What a notification is to say, as long as it is being written.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    public override var title: String {
        get { fields.title }
        set { fields.title = newValue }
    }

    /// A line below the title.
    public override var subtitle: String {
        get { fields.subtitle }
        set { fields.subtitle = newValue }
    }

    /// The text.
    public override var body: String {
        get { fields.body }
        set { fields.body = newValue }
    }

    /// The category whose actions the notification has.
    public override var categoryIdentifier: String {
        get { fields.category }
        set { fields.category = newValue }
    }

    /// The program's own values, all of kinds that a property list can hold.
    public override var userInfo: [AnyHashable: Any] {
        get { fields.userInfo }
        set { fields.userInfo = newValue }
    }

    /// What is heard with it.
    public override var sound: UNNotificationSound? {
        get { fields.hasSound ? .default : nil }
        set { fields.hasSound = newValue != nil }
    }

    /// How important it is.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { fields.level }
        set { fields.level = newValue }
    }
}
