import Foundation
import SwiftUICore

/// Saves the main contexts: soon after a change, and before the program rests or ends.
@MainActor
final class AutosaveObserver: AppLifecycleObserver {
    private static let shared = AutosaveObserver()
    private var contexts: [Weak] = []
    private var isAdded = false

    private struct Weak {
        weak var context: ModelContext?
    }

    /// In seconds: changes that belong together are saved together, and a crash costs no more than this.
    nonisolated private static let delay = 0.25

    nonisolated static func watch(_ context: ModelContext) {
        nonisolated(unsafe) let context = context
        MainThread.perform { shared.add(context) }
    }

    nonisolated static func schedule(_ context: ModelContext) {
        nonisolated(unsafe) weak let context = context
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { context?.autosave() }
    }

    private func add(_ context: ModelContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(Weak(context: context))
        guard !isAdded else { return }
        isAdded = true
        RunningApp.add(self)
    }

    private func saveAll() {
        for entry in contexts { entry.context?.autosave() }
    }

    func appDidLaunch() {}

    func appPhaseDidChange(from old: ScenePhase, to new: ScenePhase) {
        if new != .active { saveAll() }
    }

    func appWillTerminate() { saveAll() }

    func addObjects(to environment: inout EnvironmentValues) {}
}
