import CGTK
import Foundation
import PreviewMessages
import SwiftUICore

/// A window for one preview, from which its picture is taken.
@MainActor
final class PreviewStage {
    private let unit: PreviewUnit
    private let request: PreviewRequest
    private let backend = GTKBackend()
    private let graph: Graph
    private let host: WindowHost
    private let page: Page
    private let window: UnsafeMutablePointer<GtkWidget>
    private let ground: UnsafeMutablePointer<GtkWidget>
    private let signals = SignalSet()

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(_ unit: PreviewUnit, _ request: PreviewRequest) {
        self.unit = unit
        self.request = request
        Self.setUpDesktop()
        Self.setAppearance(isDark: request.isDark)
        graph = Graph(backend: backend)
        host = WindowHost(graph: graph, environment: EnvironmentValues())
        page = Page(host, backend: backend)
        // A view by itself has no bar; a navigation view in it brings one.
        page.claimBar()
        window = adw_window_new()
        ground = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_add_css_class(ground, "background")
        if let view = page.widget as? PageView { gtk_box_append(Self.box(ground), view.gtk) }
        adw_window_set_content(UnsafeMutableRawPointer(window).assumingMemoryBound(to: AdwWindow.self), ground)
        // Without a frame there are no shadows and round corners in the picture.
        gtk_window_set_decorated(window.window, gboolean(0))
        applyEnvironment()
        backend.theme.changed = { [weak self] in self?.applyEnvironment() }
        PreferenceObserver<PreferredColorSchemeKey>(of: host.node) { scheme in
            Self.setAppearance(isDark: scheme.map { $0 == .dark } ?? request.isDark)
        }
        if let index = unit.index { host.showItem(at: index) }
        host.setContent(unit.content())
        host.state.scenePhase = .active
        host.state.displayScale = request.scale
    }

    private static func box(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    }

    /// What does not depend on the preview: the desktop's usual buttons, and nothing that moves.
    private static func setUpDesktop() {
        guard let settings = gtk_settings_get_default() else { return }
        segler_settings_stand_still(settings)
        segler_settings_set_buttons(settings, "icon:close")
    }

    private static func setAppearance(isDark: Bool) {
        let wanted = isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT
        let manager = adw_style_manager_get_default()
        if adw_style_manager_get_color_scheme(manager) != wanted {
            adw_style_manager_set_color_scheme(manager, wanted)
        }
    }

    private func applyEnvironment() {
        var values = EnvironmentValues()
        backend.theme.apply(to: &values)
        // Nothing moves in a picture; the view need not know.
        values._accessibilityReduceMotion = false
        values.openURL = OpenURLAction(system: { _ in false })
        values.scenePhase = .active
        values.page = page
        if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == request.textSize }) {
            values.dynamicTypeSize = size
        }
        graph.isRightToLeft = values.layoutDirection == .rightToLeft
        host.node.environmentDidChange(to: values, changed: values.keysChanged(since: host.node.environment))
    }

    /// Shows the preview, waits until it stands still and writes its picture. The size of it, in points.
    func draw(to path: String) throws -> CGSize {
        let room = unit.room(request)
        show(room)
        settle()
        var size = room
        if unit.fitsContent {
            let fitting = host.surface.sizeThatFits(ProposedViewSize(room))
            size = CGSize(
                width: max(1, min(fitting.width, room.width).rounded(.up)),
                height: max(1, min(fitting.height, room.height).rounded(.up)))
            show(size)
            settle()
        }
        try write(size, to: path)
        return size
    }

    private func show(_ size: CGSize) {
        gtk_widget_set_size_request(ground, Int32(size.width), Int32(size.height))
        gtk_window_set_default_size(window.window, Int32(size.width), Int32(size.height))
        gtk_window_present(window.window)
    }

    func close() {
        signals.disconnectAll()
        host.close()
        gtk_window_destroy(window.window)
        while g_main_context_iteration(nil, gboolean(0)) != 0 {}
    }

    // MARK: Standing still

    private static let patience: TimeInterval = 4
    private static let equalFrames = 3

    /// Runs the main loop until several frames have been equal; what moves for ever is taken as it is after a while.
    private func settle() {
        let deadline = backend.time + Self.patience
        // A loop without anything to do would sleep beyond it.
        MainLoop.later(Self.patience) {}
        var frames = 0
        var isWanted = true
        if let clock = gtk_widget_get_frame_clock(window) {
            signals.connect(UnsafeMutableRawPointer(clock), "after-paint") {
                frames += 1
                isWanted = true
            }
        }
        var last: [UInt8] = []
        var equal = 0
        while equal < Self.equalFrames, backend.time < deadline {
            if isWanted {
                isWanted = false
                // The window that nobody works in would be dimmed.
                gtk_widget_unset_state_flags(window, GTK_STATE_FLAG_BACKDROP)
                while g_main_context_iteration(nil, gboolean(0)) != 0, backend.time < deadline {}
                let new = gtk_widget_get_mapped(ground) != 0 ? contents() : []
                equal = !new.isEmpty && new == last && graph.isIdle ? equal + 1 : 0
                last = new
                gtk_widget_queue_draw(window)
            }
            // The frame clock ticks on; without one, there is nothing to wait for.
            g_main_context_iteration(nil, gboolean(1))
        }
        signals.disconnectAll()
    }

    /// The pixels that are shown.
    private func contents() -> [UInt8] {
        let size = CGSize(width: Int(gtk_widget_get_width(ground)), height: Int(gtk_widget_get_height(ground)))
        guard let texture = texture(size, scale: 1) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let rowLength = 4 * Int(size.width)
        var pixels = [UInt8](repeating: 0, count: rowLength * Int(size.height))
        gdk_texture_download(texture, &pixels, gsize(rowLength))
        return pixels
    }

    /// What is shown in so much of the window, as a picture.
    private func texture(_ size: CGSize, scale: Double) -> OpaquePointer? {
        guard size.width >= 1, size.height >= 1, let renderer = gtk_native_get_renderer(OpaquePointer(window)),
            let node = renderNode(scale: scale)
        else { return nil }
        defer { gsk_render_node_unref(node) }
        var area = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).graphene
        return gsk_renderer_render_texture(renderer, node, &area)
    }

    private func renderNode(scale: Double) -> OpaquePointer? {
        guard let snapshot = gtk_snapshot_new(), let paintable = gtk_widget_paintable_new(ground) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
        gdk_paintable_snapshot(
            paintable, snapshot, Double(gtk_widget_get_width(ground)), Double(gtk_widget_get_height(ground)))
        return gtk_snapshot_free_to_node(snapshot)
    }

    private func write(_ size: CGSize, to path: String) throws {
        guard let texture = texture(size, scale: request.scale) else {
            throw Failure(description: "The display draws nothing.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard gdk_texture_save_to_png(texture, path) != 0 else {
            throw Failure(description: "\(path) can't be written.")
        }
    }
}
