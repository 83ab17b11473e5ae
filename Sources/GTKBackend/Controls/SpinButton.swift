import CGTK
import Foundation
import SwiftUICore

/// A GtkSpinButton.
@MainActor
final class SpinButton: Widget, SpinWidget, GTKWidget {
    var changed: @MainActor (Int) -> Void = { _ in }
    private var shown: SpinDescription?
    private var isWriting = false

    init(_ kind: SpinKind) {
        ControlStyleSheet.install()
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_spin_button_new_with_range(0, 1, 1)
        super.init(widget)
        if kind == .upright { gtk_orientable_set_orientation(pointer, GTK_ORIENTATION_VERTICAL) }
        addClass(kind == .upright ? "segler-upright" : "segler-bare-spin")
        gtk_editable_set_alignment(pointer, 0.5)
        gtk_spin_button_set_numeric(pointer, gboolean(0))
        gtk_spin_button_set_snap_to_ticks(pointer, gboolean(1))
        let data = Unmanaged.passUnretained(self).toOpaque()
        let output: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = { _, data in
            guard let data else { return 0 }
            onMainThread(data) { Unmanaged<SpinButton>.fromOpaque($0).takeUnretainedValue().writeText() }
            return 1
        }
        let input: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutableRawPointer?) -> Int32 = {
            _, value, data in
            guard let data, let value else { return 0 }
            var result: Int32 = 0
            onMainThread((data, value)) { data, value in
                let spin = Unmanaged<SpinButton>.fromOpaque(data).takeUnretainedValue()
                if let typed = spin.typedValue {
                    value.pointee = Double(typed)
                    result = 1
                } else {
                    // What nobody understands leaves the value as it is.
                    value.pointee = gtk_spin_button_get_value(spin.pointer)
                    result = 1
                }
            }
            return result
        }
        outputHandler = g_signal_connect_data(
            UnsafeMutableRawPointer(widget), "output", unsafeBitCast(output, to: GCallback.self), data, nil,
            GConnectFlags(rawValue: 0))
        inputHandler = g_signal_connect_data(
            UnsafeMutableRawPointer(widget), "input", unsafeBitCast(input, to: GCallback.self), data, nil,
            GConnectFlags(rawValue: 0))
        connect("value-changed") { [weak self] in
            guard let self, !isWriting else { return }
            changed(Int(gtk_spin_button_get_value(pointer).rounded()))
        }
    }

    private var outputHandler: gulong = 0
    private var inputHandler: gulong = 0

    /// The widget may live longer than this object.
    isolated deinit {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(gtk), outputHandler)
        g_signal_handler_disconnect(UnsafeMutableRawPointer(gtk), inputHandler)
    }

    private var text: String { gtk_editable_get_text(pointer).map { String(cString: $0) } ?? "" }

    private var typedValue: Int? {
        var description = shown
        description?.value = Int(gtk_spin_button_get_value(pointer).rounded())
        return description?.value(of: text)
    }

    private func writeText() {
        guard let shown else { return }
        let new = shown.text(of: Int(gtk_spin_button_get_value(pointer).rounded()))
        if text != new { gtk_editable_set_text(pointer, new) }
    }

    func update(_ new: SpinDescription) {
        let old = shown
        shown = new
        isWriting = true
        defer { isWriting = false }
        if old?.characters != new.characters { gtk_editable_set_width_chars(pointer, Int32(new.characters)) }
        if old?.characters != new.characters { gtk_editable_set_max_width_chars(pointer, Int32(new.characters)) }
        if old?.wraps != new.wraps { gtk_spin_button_set_wrap(pointer, gboolean(new.wraps ? 1 : 0)) }
        if old?.range != new.range {
            gtk_spin_button_set_range(pointer, Double(new.range.lowerBound), Double(new.range.upperBound))
        }
        if Int(gtk_spin_button_get_value(pointer).rounded()) != new.value {
            gtk_spin_button_set_value(pointer, Double(new.value))
        }
        if old?.texts != new.texts || old?.digits != new.digits || old?.range != new.range { writeText() }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
    }

    override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        // The editor inside is what has the focus.
        if let editor = gtk_editable_get_delegate(pointer) { segler_accessible_set_label(editor, label) }
    }

    // MARK: Size

    private static var sizes: [SpinKind: [Int: CGSize]] = [:]

    /// Measured once per kind and width.
    static func size(_ kind: SpinKind, characters: Int) -> CGSize {
        if let known = sizes[kind]?[characters] { return known }
        let spin = SpinButton(kind)
        var description = SpinDescription()
        description.characters = characters
        spin.update(description)
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(spin.gtk, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        gtk_widget_measure(spin.gtk, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
        let size = CGSize(width: Int(width), height: Int(height))
        sizes[kind, default: [:]][characters] = size
        return size
    }
}

extension GTKBackend {
    func makeSpin(_ kind: SpinKind) -> any SpinWidget { SpinButton(kind) }

    func spinSize(_ kind: SpinKind, characters: Int) -> CGSize { SpinButton.size(kind, characters: characters) }
}
