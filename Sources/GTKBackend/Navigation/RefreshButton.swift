import CGTK
import SwiftUICore

/// The button in a page's bar that loads its content anew; while that runs, a spinner stands there.
@MainActor
final class RefreshButton {
    private let stack = gtk_stack_new()
    private let spinner = gtk_spinner_new()
    private let signals = SignalSet()
    private let action: @MainActor () -> Void
    private var isRunning = false

    init(on page: UnsafeMutablePointer<GtkWidget>, header: OpaquePointer?, _ action: @escaping @MainActor () -> Void) {
        self.action = action
        let button = gtk_button_new_from_icon_name("view-refresh-symbolic")
        if let button {
            gtk_widget_set_tooltip_text(button, PlatformWords.refresh)
            segler_accessible_set_label(OpaquePointer(button), PlatformWords.refresh)
            signals.connect(UnsafeMutableRawPointer(button), "clicked", action)
            gtk_stack_add_named(OpaquePointer(stack), button, "button")
        }
        gtk_stack_add_named(OpaquePointer(stack), spinner, "spinner")
        adw_header_bar_pack_end(header, stack)
        Keys.add(
            to: page, anywhere: true,
            [
                .init(GDK_KEY_F5, Keys.none, title: { AppWords.reload }, { [weak self] in self?.run() ?? false }),
                .init(GDK_KEY_r, GDK_CONTROL_MASK, { [weak self] in self?.run() ?? false }),
            ])
    }

    private func run() -> Bool {
        if !isRunning { action() }
        return true
    }

    func update(_ state: PageRefreshing) {
        isRunning = state == .running
        gtk_stack_set_visible_child_name(OpaquePointer(stack), isRunning ? "spinner" : "button")
        gtk_spinner_set_spinning(OpaquePointer(spinner), gboolean(isRunning ? 1 : 0))
    }

    func remove(from header: OpaquePointer?) {
        signals.disconnectAll()
        adw_header_bar_remove(header, stack)
    }
}
