import Foundation

/// What is heard with a notification. The desktop decides whether, by the user's own choice.
public final class UNNotificationSound: NSObject, Sendable {
    /// The desktop's own sound.
    public static let `default` = UNNotificationSound()

    private override init() {}
}
