@_exported import Foundation
import SwiftUICore

/// Something that the desktop starts for the program with the user's session.
public final class SMAppService: NSObject, Sendable {
    /// Whether the desktop starts it.
    public enum Status: Int, Sendable {
        /// It does not.
        case notRegistered
        /// It does.
        case enabled
        /// The user has not agreed yet.
        case requiresApproval
        /// There is nothing to start.
        case notFound
    }

    private static let main = SMAppService()

    /// The program itself: it is started without a window, and goes on without one for its notifications.
    public class var mainApp: SMAppService { main }

    private override init() {}

    /// Whether the desktop starts the program.
    @MainActor public var status: Status {
        guard let backend = RunningApp.backend else { return .notFound }
        return backend.startsWithSession ? .enabled : .notRegistered
    }

    /// Lets the desktop start the program with the session. In a sandbox the desktop may ask the user first.
    @MainActor public func register() throws { try RunningApp.backend?.setStartsWithSession(true) }

    /// Lets the desktop no longer start the program.
    @MainActor public func unregister() throws { try RunningApp.backend?.setStartsWithSession(false) }
}
