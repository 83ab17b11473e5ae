import Foundation
import Synchronization

/// The program as a whole, for what asks for it without any view.
@MainActor
package enum RunningApp {
    /// The platform; nil before the program has started.
    package static weak var backend: (any Backend)?
    package private(set) static var phase: ScenePhase = .inactive
    package static let window = WindowMeasure()
    private static var observers: [any AppLifecycleObserver] = []
    private static var hasLaunched = false

    /// Light or dark, and the colours of each, on any thread.
    package nonisolated static let appearance = Mutex(AppAppearance())
    /// What makes pictures of data, on any thread.
    package nonisolated static let pictures = Mutex<(any PictureCoder)?>(nil)

    package static func add(_ observer: any AppLifecycleObserver) {
        observers.append(observer)
    }

    /// Called once, before the first scene is asked for.
    package static func didLaunch() {
        guard !hasLaunched else { return }
        hasLaunched = true
        for observer in observers { observer.appDidLaunch() }
        post("UIApplicationDidFinishLaunchingNotification")
    }

    package static func setPhase(_ new: ScenePhase) {
        let old = phase
        guard old != new else { return }
        phase = new
        for name in notifications(from: old, to: new) { post(name) }
        for observer in observers { observer.appPhaseDidChange(from: old, to: new) }
    }

    package static func willTerminate() {
        post("UIApplicationWillTerminateNotification")
        for observer in observers { observer.appWillTerminate() }
    }

    package static func addObjects(to environment: inout EnvironmentValues) {
        for observer in observers { observer.addObjects(to: &environment) }
    }

    /// The names that Apple's systems have for the change, in their order.
    private static func notifications(from old: ScenePhase, to new: ScenePhase) -> [String] {
        var names: [String] = []
        if old == .active { names.append("UIApplicationWillResignActiveNotification") }
        if new == .background { names.append("UIApplicationDidEnterBackgroundNotification") }
        if old == .background { names.append("UIApplicationWillEnterForegroundNotification") }
        if new == .active { names.append("UIApplicationDidBecomeActiveNotification") }
        return names
    }

    private static func post(_ name: String) {
        NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }
}

/// What colours depend on outside of views.
package struct AppAppearance: Sendable {
    package var theme = Theme()
    package var scheme = ColorScheme.light
    package var contrast = ColorSchemeContrast.standard

    package init() {}

    /// An environment of that appearance, in another scheme where one is given.
    package func environment(_ other: ColorScheme? = nil) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.theme = theme
        values.colorScheme = other ?? scheme
        values._colorSchemeContrast = contrast
        return values
    }
}

/// The size of the program's window. Bodies that read it run again when it changes.
@MainActor
package final class WindowMeasure {
    private final class Source: DependencySource, @unchecked Sendable {}

    private let source = Source()
    private var current = CGSize(width: 800, height: 640)
    private var currentScale: CGFloat = 1

    /// In points.
    package var size: CGSize {
        source.recordRead()
        return current
    }

    /// Dots per point.
    package var scale: CGFloat {
        source.recordRead()
        return currentScale
    }

    package func update(size: CGSize, scale: CGFloat) {
        guard size != current || scale != currentScale, size.width > 0, size.height > 0 else { return }
        (current, currentScale) = (size, scale)
        source.changed()
    }
}
