import Foundation
import Observation
import ServiceManagement

/// What the user has chosen about reminders.
@MainActor
@Observable
final class ReminderSettings {
    private static let key = "remindersAreOff"

    /// Whether habits remind of themselves at all.
    var isOn: Bool {
        didSet {
            UserDefaults.standard.set(!isOn, forKey: Self.key)
            UserDefaults.standard.synchronize()
        }
    }

    /// Whether the app starts with the session, without a window, and goes on after its window has closed.
    private(set) var staysInBackground: Bool

    /// Why the last choice could not be followed.
    private(set) var problem: String?

    init() {
        isOn = !UserDefaults.standard.bool(forKey: Self.key)
        staysInBackground = SMAppService.mainApp.status == .enabled
    }

    func setStaysInBackground(_ stays: Bool) {
        do {
            if stays { try SMAppService.mainApp.register() } else { try SMAppService.mainApp.unregister() }
            problem = nil
        } catch {
            problem = error.localizedDescription
        }
        staysInBackground = stays && problem == nil
    }
}
