import CGTK
import Foundation
import SwiftUICore

/// Runs an app: one process, one GtkApplication, its windows.
@MainActor
package enum AppRunner {
    package static func run<A: App>(_ type: A.Type) {
        FoundationLocale.follow(.current)
        // The library of the installed tool is an optimised one, and draws previews too.
        #if DEBUG || SEGLER_PREVIEWS
        PreviewRunner()?.run()
        #endif
        let runner = Runner<A>()
        exit(runner.run())
    }
}

/// What `App.main()` of the public module calls.
@_silgen_name("segler_run_app")
@MainActor
package func runApp(_ type: any App.Type) {
    AppRunner.run(type)
}

@MainActor
private final class Runner<A: App> {
    private let application: UnsafeMutablePointer<GtkApplication>
    private let signals = SignalSet()
    private var backend: GTKBackend?
    private var graph: Graph?
    private var node: AppNode<A>?
    private var windows: [(id: String, window: AppWindow)] = []

    init() {
        let id = AppIdentity.current
        g_set_prgname(id)
        g_set_application_name(AppIdentity.name)
        let adwaita = adw_application_new(id, GApplicationFlags(rawValue: 0))
        guard let adwaita = UnsafeMutableRawPointer(adwaita) else { fatalError("GTK makes no application.") }
        application = adwaita.assumingMemoryBound(to: GtkApplication.self)
    }

    func run() -> Int32 {
        let object = UnsafeMutableRawPointer(application)
        signals.connect(object, "activate") { [weak self] in self?.activate() }
        signals.connect(object, "shutdown") { [weak self] in
            self?.windows.forEach { $0.window.saveState() }
            RunningApp.willTerminate()
        }
        let gApplication = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
        return g_application_run(gApplication, 0, nil)
    }

    /// The first activation makes the windows; a second start of the program raises them.
    private func activate() {
        guard node == nil else {
            for entry in windows { entry.window.present() }
            return
        }
        addShortcuts()
        let backend = GTKBackend()
        let graph = Graph(backend: backend)
        self.backend = backend
        self.graph = graph
        backend.theme.changed = { [weak self] in self?.appearanceDidChange() }
        let app = A()
        RunningApp.didLaunch()
        let node = AppNode(app, graph: graph, environment: rootEnvironment()) { [weak self] in self?.update($0) }
        self.node = node
        node.evaluate()
        for entry in windows { entry.window.present() }
    }

    /// What every program of the desktop understands: Control and Q quits, Control and W closes a window.
    private func addShortcuts() {
        guard let quit = g_simple_action_new("quit", nil) else { return }
        signals.connect(UnsafeMutableRawPointer(quit), "activate") { [application] in
            g_application_quit(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self))
        }
        g_action_map_add_action(OpaquePointer(application), quit)
        g_object_unref(UnsafeMutableRawPointer(quit))
        for (action, key) in [("app.quit", "<Control>q"), ("window.close", "<Control>w")] {
            key.withCString { key in
                var keys: [UnsafePointer<CChar>?] = [key, nil]
                gtk_application_set_accels_for_action(application, action, &keys)
            }
        }
    }

    private func rootEnvironment() -> EnvironmentValues {
        var values = EnvironmentValues()
        backend?.theme.apply(to: &values)
        values.openURL = OpenURLAction(system: URLOpener.open)
        values.scenePhase = windows.compactMap(\.window.page.host.state.scenePhase).max() ?? .background
        RunningApp.addObjects(to: &values)
        graph?.isRightToLeft = values.layoutDirection == .rightToLeft
        return values
    }

    private func update(_ descriptions: [WindowDescription]) {
        guard let graph, let node else { return }
        // The first scene is the one that opens by itself, as in SwiftUI.
        guard let description = descriptions.first else { return }
        if let known = windows.first(where: { $0.id == description.id }) {
            known.window.update(description)
        } else {
            let window = AppWindow(
                description, application: application, graph: graph, environment: node.environment)
            windows.append((description.id, window))
            window.phaseChanged = { [weak self] in self?.environmentDidChange() }
        }
    }

    private func appearanceDidChange() {
        backend?.textEngine.removeAll()
        environmentDidChange()
    }

    private func environmentDidChange() {
        guard let node else { return }
        let new = rootEnvironment()
        RunningApp.setPhase(new.scenePhase)
        let keys = new.keysChanged(since: node.environment)
        node.environmentDidChange(to: new, changed: keys)
        for entry in windows { entry.window.environmentDidChange(to: new, changed: keys) }
    }
}
