import CGTK
import Foundation
import SwiftUICore

/// One window of the app.
@MainActor
final class AppWindow {
    let page: Page
    private let window: UnsafeMutablePointer<GtkWidget>
    private let savedSize: SavedWindowSize
    private let signals = SignalSet()

    init(
        _ description: WindowDescription, application: UnsafeMutablePointer<GtkApplication>, graph: Graph,
        environment: EnvironmentValues
    ) {
        let host = WindowHost(graph: graph, environment: environment)
        page = Page(host, backend: graph.backend)
        var inner = environment
        inner.page = page
        host.node.environmentDidChange(to: inner, changed: [])
        window = adw_application_window_new(application)
        if let view = page.widget as? PageView {
            adw_application_window_set_content(
                UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwApplicationWindow.self), view.gtk)
        }
        savedSize = SavedWindowSize(id: description.id)
        savedSize.restore(window, default: description.defaultSize ?? CGSize(width: 800, height: 640))
        gtk_widget_set_size_request(window, 360, 294)
        updateMeasure()
        WindowCloseHandler.connect(to: window) { [savedSize, window] in
            savedSize.save(window)
            return false
        }
        page.titleDidChange = { [gtkWindow] in gtk_window_set_title(gtkWindow, $0) }
        PreferenceObserver<PreferredColorSchemeKey>(of: host.node) { Self.setAppearance($0) }
        update(description)
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
    var phaseChanged: () -> Void = {}

    private func followState() {
        for signal in ["notify::is-active", "map", "unmap", "notify::scale-factor"] {
            signals.connect(UnsafeMutableRawPointer(window), signal) { [weak self] in self?.stateDidChange() }
        }
        for signal in ["notify::default-width", "notify::default-height", "notify::maximized"] {
            signals.connect(UnsafeMutableRawPointer(window), signal) { [weak self] in self?.updateMeasure() }
        }
        stateDidChange()
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
        updateMeasure()
        page.host.state.displayScale = CGFloat(gtk_widget_get_scale_factor(window))
        let phase: ScenePhase =
            if gtk_widget_get_mapped(window) == 0 { .background } else if gtk_window_is_active(gtkWindow) != 0 {
                .active
            } else { .inactive }
        guard page.host.state.scenePhase != phase else { return }
        page.host.state.scenePhase = phase
        phaseChanged()
    }

    private var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    }

    func update(_ description: WindowDescription) {
        let name = g_get_application_name().map { String(cString: $0) } ?? ""
        page.fallbackTitle =
            description.title?.resolve(in: page.host.node.environment.textResolutionContext).string ?? name
        gtk_window_set_title(gtkWindow, page.fallbackTitle)
        page.host.setContent(description.content)
    }

    func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        var inner = new
        inner.page = page
        page.host.node.environmentDidChange(to: inner, changed: keys)
    }

    func present() {
        gtk_window_present(gtkWindow)
        FirstFrame.watch(window)
    }

    func saveState() { savedSize.save(window) }
}
