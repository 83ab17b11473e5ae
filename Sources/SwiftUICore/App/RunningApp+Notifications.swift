extension RunningApp {
    private static var notificationChosen: ((_ id: String, _ action: String?) -> Void)?
    private static var waiting: [(id: String, action: String?)] = []

    /// Hears what the user chooses of notifications: a button, or nil for the notification itself. What came before there
    /// was anybody to hear it comes now.
    package static func onNotification(_ chosen: @escaping (_ id: String, _ action: String?) -> Void) {
        notificationChosen = chosen
        let choices = waiting
        waiting = []
        for choice in choices { chosen(choice.id, choice.action) }
    }

    /// The user has chosen something of a notification.
    package static func didChooseNotification(_ id: String, action: String?) {
        guard let notificationChosen else { return waiting.append((id, action)) }
        notificationChosen(id, action)
    }
}
