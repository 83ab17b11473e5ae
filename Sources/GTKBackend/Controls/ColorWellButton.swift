import CGTK
import Foundation
import SwiftUICore

/// A GtkColorButton: it opens the desktop's dialog for colours.
@MainActor
final class ColorWellButton: Widget, ColorWellWidget, GTKWidget {
    var changed: @MainActor (Color.Resolved) -> Void = { _ in }
    private var shown: ColorWellDescription?

    init() {
        super.init(gtk_color_button_new())
        connect("color-set") { [weak self] in self?.userDidChoose() }
    }

    private func userDidChoose() {
        var rgba = GdkRGBA()
        gtk_color_chooser_get_rgba(pointer, &rgba)
        changed(Color.Resolved(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha))
    }

    func update(_ new: ColorWellDescription) {
        let old = shown
        shown = new
        var now = GdkRGBA()
        gtk_color_chooser_get_rgba(pointer, &now)
        var wanted = new.color.gdk
        // The user's own choice, which the program may have refused, counts as well.
        if gdk_rgba_equal(&now, &wanted) == 0 { gtk_color_chooser_set_rgba(pointer, &wanted) }
        guard new != old else { return }
        if old?.supportsOpacity != new.supportsOpacity {
            gtk_color_chooser_set_use_alpha(pointer, gboolean(new.supportsOpacity ? 1 : 0))
        }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel {
            setSpokenLabel(new.spokenLabel)
            gtk_color_button_set_title(pointer, new.spokenLabel)
        }
    }

    override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        // The button inside is what has the focus.
        if let button = gtk_widget_get_first_child(gtk) { segler_accessible_set_label(OpaquePointer(button), label) }
    }

    /// Measured once: all are of one size.
    static let size: CGSize = {
        let widget = ColorWellButton()
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(widget.gtk, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        gtk_widget_measure(widget.gtk, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        return CGSize(width: Int(width), height: Int(height))
    }()
}

extension GTKBackend {
    func makeColorWell() -> any ColorWellWidget { ColorWellButton() }
    var colorWellSize: CGSize { ColorWellButton.size }
}
