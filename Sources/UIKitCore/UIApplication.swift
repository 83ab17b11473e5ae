import Foundation
import SwiftUICore

/// The program as a whole.
@MainActor
public final class UIApplication: UIResponder {
    /// Whether the program can be seen and used.
    public enum State: Int, Sendable {
        /// One of its windows is in use.
        case active
        /// Another program is in use.
        case inactive
        /// None of its windows is shown.
        case background
    }

    /// A key of what the program was started with. Here nothing is.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A key of how an address is opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The running program.
    public static let shared = UIApplication()

    private nonisolated override init() {}

    /// What hears of the program's life.
    public weak var delegate: (any UIApplicationDelegate)?

    /// Whether the program can be seen and used.
    public var applicationState: State {
        switch RunningApp.phase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// Whether the display stays on while nobody touches anything.
    public var isIdleTimerDisabled = false {
        didSet { RunningApp.backend?.keepDisplayOn(isIdleTimerDisabled) }
    }

    /// Whether texts are written from right to left.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Locale.Language(identifier: Locale.current.identifier).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Opens an address with the desktop's program for it, and says whether that has worked.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpen = RunningApp.backend?.open(url) ?? false
        completion?(isOpen)
    }

    /// Opens an address with the desktop's program for it, and says whether that has worked.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        RunningApp.backend?.open(url) ?? false
    }

    /// Whether the desktop has a program for the address.
    public func canOpenURL(_ url: URL) -> Bool { RunningApp.backend?.canOpen(url) ?? false }
}

/// From which side texts are written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}

extension UIApplication {
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    @available(*, unavailable, message: "A desktop has no settings screen for each app.")
    public nonisolated static var openSettingsURLString: String { "" }
}
