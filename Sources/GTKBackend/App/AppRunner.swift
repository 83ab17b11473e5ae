import CGTK
import Foundation
import SwiftUICore

/// Runs an app: one process, one GtkApplication, its windows.
@MainActor
package enum AppRunner {
    package static func run<A: App>(_ type: A.Type) {
        FoundationLocale.follow(.current)
        if let chosen = UserLocale.current.chosenLanguage {
            // For GTK's own words.
            setenv("LANGUAGE", chosen.replacingOccurrences(of: "-", with: "_"), 1)
        }
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
    private lazy var scenes = SceneWindows<AppWindow> { [unowned self] in makeWindow($0) }
    private let receivers = URLReceivers()

    init() {
        let id = AppIdentity.current
        g_set_prgname(id)
        g_set_application_name(AppIdentity.name)
        let adwaita = adw_application_new(id, G_APPLICATION_HANDLES_OPEN)
        guard let adwaita = UnsafeMutableRawPointer(adwaita) else { fatalError("GTK makes no application.") }
        application = adwaita.assumingMemoryBound(to: GtkApplication.self)
    }

    func run() -> Int32 {
        let object = UnsafeMutableRawPointer(application)
        signals.connect(object, "startup") { [weak self] in self?.launch() }
        signals.connect(object, "activate") { [weak self] in self?.activate() }
        signals.connect(object, "shutdown") { [weak self] in self?.willEnd() }
        let gApplication = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
        EndSignals.handle { g_application_quit(gApplication) }
        // The session asks programs that it knows to end before it takes their display away.
        segler_application_join_session(application)
        Notifications.connect(to: application)
        SearchProvider.export()
        FilesToOpen.connect(to: application) { [weak self] in self?.open($0) }
        // Arguments are the program's own, but for addresses that it is asked to open, and for what the desktop says
        // when it starts the program without a window.
        let addresses = CommandLine.arguments.dropFirst()
            .filter { $0.contains("://") || $0 == "--gapplication-service" }
        guard !addresses.isEmpty else { return g_application_run(gApplication, 0, nil) }
        var arguments: [UnsafeMutablePointer<CChar>?] = (CommandLine.arguments.prefix(1) + addresses).map { strdup($0) }
        defer { arguments.forEach { free($0) } }
        return g_application_run(gApplication, Int32(arguments.count), &arguments)
    }

    private func open(_ addresses: [String]) {
        activate()
        for url in addresses.compactMap({ URL(string: $0) }) { receivers.open(url, in: graph?.activeWindow) }
    }

    /// Shows the first window; a second start of the program raises the one in use.
    private func activate() {
        scenes.openFirst()
        (scenes.active ?? scenes.windows.first)?.present()
    }

    /// Makes the app. It has no windows before somebody asks for them: the desktop may start it for its work alone.
    private func launch() {
        addShortcuts()
        DesktopActions.add(to: application, signals) { [weak self] in self?.open($0) }
        if let chosen = UserLocale.current.chosenLanguage {
            // GTK took the desktop's direction when it started.
            let isRightToLeft = Locale(identifier: chosen).language.characterDirection == .rightToLeft
            gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        }
        let backend = GTKBackend()
        let graph = Graph(backend: backend)
        self.backend = backend
        self.graph = graph
        backend.menuItems = { [weak self] in self?.node?.menu.items ?? [] }
        backend.theme.changed = { [weak self] in self?.appearanceDidChange() }
        let app = A()
        RunningApp.didLaunch()
        let node = AppNode(app, graph: graph, environment: rootEnvironment()) { [weak self] in self?.scenes.update($0) }
        self.node = node
        scenes.reportMistake = { [weak graph] in graph?.reportMistake($0) }
        node.menu.itemsDidChange = { [weak self] in self?.updateShortcuts() }
        var inner = node.environment
        addScenes(to: &inner)
        node.environmentDidChange(to: inner, changed: [])
        node.evaluate()
    }

    /// Whatever ends the program, views and scenes hear that nobody sees them any more, and what they do then is done.
    private func willEnd() {
        for window in scenes.windows {
            window.saveState()
            window.leaveScreen()
        }
        environmentDidChange()
        graph?.flush()
        RunningApp.willTerminate()
        DraggedFiles.removeAll()
    }

    /// What every program of the desktop understands: Control and Q quits, Control and W closes a window.
    private func addShortcuts() {
        guard let quit = g_simple_action_new("quit", nil) else { return }
        signals.connect(UnsafeMutableRawPointer(quit), "activate") { [application] in
            guard !SheetWindow.preventsEnd() else { return }
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
        values.scenePhase = scenes.windows.compactMap(\.page.host.state.scenePhase).max() ?? .background
        RunningApp.addObjects(to: &values)
        graph?.isRightToLeft = values.layoutDirection == .rightToLeft
        return values
    }

    /// What leads from views and commands to the program's windows.
    private func addScenes(to values: inout EnvironmentValues) {
        values.windowOpener = scenes.opener
        values.urlReceivers = receivers
        values.primaryMenu = node?.menu
    }

    private func makeWindow(_ request: SceneWindowRequest) -> AppWindow {
        guard let graph, let node else { preconditionFailure("A window was asked for before the program has started.") }
        let window = AppWindow(request, application: application, graph: graph, environment: node.environment)
        window.phaseChanged = { [weak self, weak window] phase in
            if phase == .active, let window {
                self?.scenes.active = window
                self?.graph?.activeWindow = request.opener
            }
            self?.environmentDidChange()
        }
        window.closed = { [weak self, weak window] in
            guard let self, let window else { return }
            scenes.didClose(window)
            environmentDidChange()
        }
        window.setShortcuts(shortcuts)
        return window
    }

    /// Those of the program's menu.
    private var shortcuts: [(KeyboardShortcut, ActionHolder)] { node?.menu.items.flatMap(\.shortcuts) ?? [] }

    private func updateShortcuts() {
        let shortcuts = shortcuts
        for window in scenes.windows { window.setShortcuts(shortcuts) }
    }

    private func appearanceDidChange() {
        backend?.textEngine.removeAll()
        environmentDidChange()
    }

    private func environmentDidChange() {
        guard let node else { return }
        var new = rootEnvironment()
        addScenes(to: &new)
        RunningApp.setPhase(new.scenePhase)
        let keys = new.keysChanged(since: node.environment)
        node.environmentDidChange(to: new, changed: keys)
        for window in scenes.windows { window.environmentDidChange(to: new, changed: keys) }
    }
}

extension MenuItemModel {
    /// What its shortcut does, and those of the items in it.
    fileprivate var shortcuts: [(KeyboardShortcut, ActionHolder)] {
        switch kind {
        case .submenu(let items), .section(let items): return items.flatMap(\.shortcuts)
        default:
            guard isEnabled, let shortcut, let action else { return [] }
            return [(shortcut, action)]
        }
    }
}
