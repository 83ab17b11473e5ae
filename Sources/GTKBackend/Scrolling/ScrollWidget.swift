import CGTK
import Foundation
import SwiftUICore

extension GTKBackend {
    func makeScroll(content: any PlatformHost) -> any PlatformScroll { ScrollWidget(content: content) }
}

/// A GtkScrolledWindow around a content host.
@MainActor
final class ScrollWidget: Widget, PlatformScroll, GTKWidget {
    var didScroll: (CGPoint) -> Void = { _ in }
    var didPull: () -> Void = {}
    private var isWriting = false
    /// Those that the user cannot scroll.
    private static var fixed: Set<OpaquePointer> = []

    /// Whether a scrolled window is one that keys, wheel and fingers move.
    static func letsUserScroll(_ view: OpaquePointer) -> Bool { !fixed.contains(view) }

    init(content: any PlatformHost) {
        super.init(gtk_scrolled_window_new())
        if let child = (content as? any GTKWidget)?.gtk { gtk_scrolled_window_set_child(pointer, child) }
        for adjustment in [horizontal, vertical] {
            connect("value-changed", of: UnsafeMutableRawPointer(adjustment)) { [weak self] in self?.valueChanged() }
        }
        watchOvershoot()
    }

    /// Only fingers, on a screen or a touchpad, pull a view further than its content reaches.
    private func watchOvershoot() {
        let handler: @convention(c) (OpaquePointer?, GtkPositionType, UnsafeMutableRawPointer?) -> Void = {
            _, edge, data in
            guard edge == GTK_POS_TOP, let data else { return }
            onMainThread(data) { Unmanaged<ScrollWidget>.fromOpaque($0).takeUnretainedValue().didPull() }
        }
        overshoot = g_signal_connect_data(
            UnsafeMutableRawPointer(gtk), "edge-overshot", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    private var overshoot: gulong = 0

    isolated deinit {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(gtk), overshoot)
        Self.fixed.remove(pointer)
        // Core holds the host: it may live longer than this.
        gtk_scrolled_window_set_child(pointer, nil)
    }

    private var horizontal: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(pointer) }
    private var vertical: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(pointer) }

    private func valueChanged() {
        guard !isWriting else { return }
        didScroll(CGPoint(x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical)))
    }

    // MARK: PlatformScroll

    func configure(_ configuration: ScrollConfiguration) {
        gtk_scrolled_window_set_policy(
            pointer, policy(configuration, .horizontal, configuration.horizontalIndicator),
            policy(configuration, .vertical, configuration.verticalIndicator))
        let isOverlaid = configuration.horizontalIndicator != .always && configuration.verticalIndicator != .always
        gtk_scrolled_window_set_overlay_scrolling(pointer, gboolean(isOverlaid ? 1 : 0))
        setScrollingByUser(configuration.isEnabled)
        let overflow = configuration.clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
        if let viewport = gtk_scrolled_window_get_child(pointer) { gtk_widget_set_overflow(viewport, overflow) }
        gtk_widget_set_overflow(gtk, overflow)
    }

    /// The policy "external" shows no bar and leaves the content its length; "never" would make the view as long.
    private func policy(
        _ configuration: ScrollConfiguration, _ axis: Axis.Set, _ indicator: ScrollConfiguration.Indicator
    ) -> GtkPolicyType {
        guard configuration.axes.contains(axis), configuration.isEnabled else { return GTK_POLICY_EXTERNAL }
        switch indicator {
        case .automatic: return GTK_POLICY_AUTOMATIC
        case .always: return GTK_POLICY_ALWAYS
        case .never: return GTK_POLICY_EXTERNAL
        }
    }

    /// Wheel, touchpad and touch reach a scrolled window through event controllers of its own.
    private func setScrollingByUser(_ isEnabled: Bool) {
        if isEnabled { Self.fixed.remove(pointer) } else { Self.fixed.insert(pointer) }
        let controllers = gtk_widget_observe_controllers(gtk)
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            guard let item = g_list_model_get_item(controllers, index) else { continue }
            let controller = OpaquePointer(item)
            let isScroll = g_type_check_instance_is_a(
                item.assumingMemoryBound(to: GTypeInstance.self), gtk_event_controller_scroll_get_type())
            let isDrag = g_type_check_instance_is_a(
                item.assumingMemoryBound(to: GTypeInstance.self), gtk_gesture_get_type())
            if isScroll != 0 || isDrag != 0 { setPhase(of: controller, isEnabled) }
            g_object_unref(item)
        }
    }

    /// What phase each controller had before scrolling was switched off.
    private var phases: [OpaquePointer: GtkPropagationPhase] = [:]

    private func setPhase(of controller: OpaquePointer, _ isEnabled: Bool) {
        if isEnabled {
            guard let phase = phases.removeValue(forKey: controller) else { return }
            gtk_event_controller_set_propagation_phase(controller, phase)
        } else if phases[controller] == nil {
            phases[controller] = gtk_event_controller_get_propagation_phase(controller)
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
        }
    }

    func scroll(to offset: CGPoint) {
        isWriting = true
        defer { isWriting = false }
        write(offset.x, to: horizontal)
        write(offset.y, to: vertical)
    }

    /// GTK learns the content's new length at the next allocation only; until then the offset must not be cut.
    private func write(_ value: CGFloat, to adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        let end = value + gtk_adjustment_get_page_size(adjustment)
        if gtk_adjustment_get_upper(adjustment) < end { gtk_adjustment_set_upper(adjustment, end) }
        gtk_adjustment_set_value(adjustment, value)
    }
}
