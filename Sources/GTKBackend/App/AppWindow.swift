import CGTK
import Foundation
import SwiftUICore

/// One window of the app.
@MainActor
final class AppWindow: SceneWindow {
    let page: Page
    /// What makes the window's environment out of the program's.
    private let adjust: (inout EnvironmentValues) -> Void
    private var shortcuts: [ControlShortcut] = []
    /// Called once, when the window has closed.
    var closed: () -> Void = {}
    /// Preferences lie over the window in use, and close with Escape.
    private let isSettings: Bool
    private let window: UnsafeMutablePointer<GtkWidget>
    private let savedSize: SavedWindowSize
    private let signals = SignalSet()
    private let frames: FrameFollower
    private var isClosed = false
    /// Whether GTK has let go of the window.
    private var isRemoved = false
    /// Whether the program has asked for its end.
    private var isClosing = false

    init(
        _ request: SceneWindowRequest, application: UnsafeMutablePointer<GtkApplication>, graph: Graph,
        environment: EnvironmentValues
    ) {
        let description = request.description
        let host = WindowHost(graph: graph, environment: environment)
        page = Page(host, backend: graph.backend)
        isSettings = description.kind == .settings
        window = adw_application_window_new(application)
        g_object_ref(UnsafeMutableRawPointer(window))
        frames = FrameFollower(window)
        adjust = { [weak page] values in
            values.page = page
            values.sceneID = request.sceneID
            values.windowOpener = request.opener
            if description.kind == .settings { values.primaryMenu = nil }
            if request.closesOnDismiss {
                values.dismissHandler = { [weak opener = request.opener] in opener?.close(nil, nil) }
            }
        }
        var inner = environment
        adjust(&inner)
        host.node.environmentDidChange(to: inner, changed: [])
        if let view = page.widget as? PageView {
            adw_application_window_set_content(
                UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwApplicationWindow.self), view.gtk)
        }
        savedSize = SavedWindowSize(id: description.id)
        savedSize.restore(window, default: description.defaultSize ?? CGSize(width: 800, height: 640))
        gtk_widget_set_size_request(window, 360, 294)
        updateMeasure()
        WindowCloseHandler.connect(to: window) { [weak self, savedSize, window, gtkWindow] in
            guard self?.isClosing == true || !SheetWindow.preventsEnd(of: gtkWindow) else { return true }
            savedSize.save(window)
            return false
        }
        ScrollKeys.add(to: window)
        if isSettings {
            Keys.add(
                to: window,
                [
                    .init(GDK_KEY_Escape, Keys.none) { [gtkWindow] in
                        gtk_window_close(gtkWindow)
                        return true
                    }
                ])
        }
        page.titleDidChange = { [gtkWindow] in gtk_window_set_title(gtkWindow, $0) }
        PreferenceObserver<PreferredColorSchemeKey>(of: host.node) { Self.setAppearance($0) }
        update(description, content: request.content)
        setSizing(description)
        followState()
    }

    /// libadwaita knows one appearance for the whole program.
    private static func setAppearance(_ scheme: ColorScheme?) {
        let wanted =
            switch scheme {
            case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
            case .dark: ADW_COLOR_SCHEME_FORCE_DARK
            case nil: ADW_COLOR_SCHEME_DEFAULT
            }
        let manager = adw_style_manager_get_default()
        if adw_style_manager_get_color_scheme(manager) != wanted {
            adw_style_manager_set_color_scheme(manager, wanted)
        }
    }

    /// Called when the window's phase has changed.
    var phaseChanged: (ScenePhase) -> Void = { _ in }

    private func followState() {
        for signal in ["notify::is-active", "map", "unmap", "notify::scale-factor"] {
            signals.connect(UnsafeMutableRawPointer(window), signal) { [weak self] in self?.stateDidChange() }
        }
        for signal in ["notify::default-width", "notify::default-height", "notify::maximized"] {
            signals.connect(UnsafeMutableRawPointer(window), signal) { [weak self] in self?.updateMeasure() }
        }
        // GTK says that a window is destroyed only when nobody holds it any more, as this object does.
        if let application = gtk_window_get_application(gtkWindow) {
            signals.connect(UnsafeMutableRawPointer(application), "window-removed", isLast: true) { [weak self] in
                self?.someWindowWasRemoved()
            }
        }
        stateDidChange()
    }

    private func someWindowWasRemoved() {
        guard !isRemoved, gtk_window_get_application(gtkWindow) == nil else { return }
        isRemoved = true
        // The program can open another window in its place at once.
        closed()
        // Its widgets are being taken down: what they show goes after them.
        MainLoop.soon { self.tearDown() }
    }

    /// The window is gone from the screen: so is what it showed.
    private func tearDown() {
        guard !isClosed else { return }
        isClosed = true
        shortcuts = []
        signals.disconnectAll()
        page.close()
        g_object_unref(UnsafeMutableRawPointer(window))
    }

    /// How small and large the window can be.
    private func setSizing(_ description: WindowDescription) {
        let followsContent =
            description.sizing == .content || (description.sizing == .automatic && description.kind == .settings)
        let least = page.host.surface.sizeThatFits(.zero)
        if followsContent {
            // As large as the content, which the window asks for by itself.
            gtk_window_set_default_size(gtkWindow, -1, -1)
            let most = page.host.surface.sizeThatFits(.infinity)
            // GTK 4 tells no window manager a largest size, except that of a window that is as large as it is: content that
            // has one stands in the middle of a window that is larger.
            let isFlexible = most.width > least.width || most.height > least.height
            gtk_window_set_resizable(gtkWindow, gboolean(isFlexible ? 1 : 0))
        } else if description.sizing == .contentMinimum {
            let (width, height) = (least.width.rounded(.up), least.height.rounded(.up) + 47)
            gtk_widget_set_size_request(window, Int32(min(max(360, width), 4_000)), Int32(min(max(294, height), 4_000)))
        }
    }

    /// The shortcuts of the program's menu work wherever the window's focus is.
    func setShortcuts(_ new: [(KeyboardShortcut, ActionHolder)]) {
        let isSame =
            new.count == shortcuts.count
            && zip(new, shortcuts).allSatisfy { $0.0 == $1.shortcut && $0.1 === $1.action }
        guard !isSame, let view = page.widget as? PageView else { return }
        shortcuts = new.map { ControlShortcut($0.0, on: view, action: $0.1) { "" } }
    }

    /// Closes the window as the program wants; a sheet that must stay holds up only the user.
    func close() {
        isClosing = true
        gtk_window_close(gtkWindow)
    }

    /// Says the window's size to what asks for it without any view.
    private func updateMeasure() {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(gtkWindow, &width, &height)
        // The default size is that of the window when it fills nothing.
        if gtk_window_is_maximized(gtkWindow) != 0, gtk_widget_get_width(window) > 0 {
            (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
        }
        RunningApp.window.update(
            size: CGSize(width: Int(width), height: Int(height)), scale: CGFloat(gtk_widget_get_scale_factor(window)))
    }

    private func stateDidChange() {
        guard !isClosed else { return }
        updateMeasure()
        page.host.state.displayScale = CGFloat(gtk_widget_get_scale_factor(window))
        let phase: ScenePhase =
            if gtk_widget_get_mapped(window) == 0 { .background } else if gtk_window_is_active(gtkWindow) != 0 {
                .active
            } else { .inactive }
        guard page.host.state.scenePhase != phase else { return }
        page.host.state.scenePhase = phase
        phaseChanged(phase)
    }

    /// The program ends: the window counts as no longer shown.
    func leaveScreen() {
        guard !isClosed, page.host.state.scenePhase != .background else { return }
        page.host.state.scenePhase = .background
    }

    private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }

    func update(_ description: WindowDescription, content: AnyView) {
        let name = g_get_application_name().map { String(cString: $0) } ?? ""
        page.fallbackTitle =
            description.title?.resolve(in: page.host.node.environment.textResolutionContext).string ?? name
        gtk_window_set_title(gtkWindow, page.fallbackTitle)
        page.host.setContent(content)
    }

    func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        var inner = new
        adjust(&inner)
        page.host.node.environmentDidChange(to: inner, changed: keys)
    }

    func present() {
        if isSettings { gtk_window_set_transient_for(gtkWindow, Windows.lastUsed(besides: gtkWindow)) }
        gtk_window_present(gtkWindow)
        // Its controls come with the flush that is due already.
        if isSettings { MainLoop.soon { [weak self] in self?.focusFirstControl() } }
        FirstFrame.watch(window)
    }

    private func focusFirstControl() {
        guard !isClosed, gtk_window_get_focus(gtkWindow) == nil else { return }
        gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
    }

    func saveState() { savedSize.save(window) }
}
