import CGTK
import Foundation
import SwiftUICore

/// A GtkSwitch.
@MainActor
final class SwitchControl: Widget, SwitchWidget, GTKWidget {
    var changed: @MainActor (Bool) -> Void = { _ in }
    private let style: WidgetStyle
    private var shown: SwitchDescription?
    private var shortcut: ControlShortcut?
    private var isWriting = false

    init() {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_switch_new()
        style = WidgetStyle(widget)
        super.init(widget)
        connect("notify::active") { [weak self] in
            guard let self, !isWriting else { return }
            changed(gtk_switch_get_active(pointer) != 0)
        }
    }

    func update(_ new: SwitchDescription) {
        let old = shown
        shown = new
        // The user's own move, which the program may have refused, counts as well.
        let isOn = gtk_switch_get_active(pointer) != 0
        if isOn != new.isOn {
            isWriting = true
            gtk_switch_set_active(pointer, gboolean(new.isOn ? 1 : 0))
            isWriting = false
        }
        guard new != old else { return }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.tint != new.tint {
            style.set(new.tint.map { "switch:checked { background-color: \($0.css); }" } ?? "")
        }
        if old?.shortcut != new.shortcut {
            shortcut = new.shortcut.map { key in
                ControlShortcut(key, on: self) { [weak self] in self?.shown?.spokenLabel ?? "" }
            }
        }
    }

    /// Measured once: all switches are of one size.
    static let size: CGSize = {
        let widget = SwitchControl()
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(widget.gtk, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        gtk_widget_measure(widget.gtk, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        return CGSize(width: Int(width), height: Int(height))
    }()
}

extension GTKBackend {
    func makeSwitch() -> any SwitchWidget { SwitchControl() }
    var switchSize: CGSize { SwitchControl.size }
}
