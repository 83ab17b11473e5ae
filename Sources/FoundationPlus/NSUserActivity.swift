import Foundation

/// Something that the user does in a program, to be gone on with.
open class NSUserActivity: NSObject {
    /// What kind of thing it is.
    public let activityType: String
    /// What it is called.
    open var title: String?
    /// What the program needs to go on with it.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to what the program needs.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
