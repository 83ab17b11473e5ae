import CGTK
import Foundation
import SwiftUICore

/// A GtkDropDown of texts.
@MainActor
final class DropDownControl: Widget, DropDownWidget, GTKWidget {
    var chose: @MainActor (Int) -> Void = { _ in }
    private var shown: DropDownDescription?
    private var isWriting = false
    private let list: OpaquePointer
    private lazy var style = WidgetStyle(gtk)

    init() {
        ControlStyleSheet.install()
        guard let list = gtk_string_list_new(nil) else { fatalError("GTK makes no list of strings.") }
        self.list = list
        g_object_ref(UnsafeMutableRawPointer(list))
        super.init(gtk_drop_down_new(list, nil))
        segler_drop_down_cut_title(pointer)
        connect("notify::selected") { [weak self] in
            guard let self, !isWriting else { return }
            let index = gtk_drop_down_get_selected(pointer)
            guard index != guint(GTK_INVALID_LIST_POSITION) else { return }
            chose(Int(index))
        }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(list)) }

    func update(_ new: DropDownDescription) {
        let old = shown
        shown = new
        isWriting = true
        defer { isWriting = false }
        if old?.font.size != new.font.size {
            let isUsual = abs(new.font.size - InterfaceFont.size) < 0.5
            style.set(isUsual ? "" : "* { font-size: \(new.font.size)px; }")
        }
        if old?.titles != new.titles { setTitles(new.titles, old: old?.titles ?? []) }
        // The user's own choice, which the program may have refused, counts as well.
        let chosen = new.chosen.map { guint($0) } ?? guint(GTK_INVALID_LIST_POSITION)
        if gtk_drop_down_get_selected(pointer) != chosen { gtk_drop_down_set_selected(pointer, chosen) }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
    }

    private func setTitles(_ titles: [String], old: [String]) {
        let pointers = titles.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        var terminated = pointers.map { UnsafePointer<CChar>($0) } + [nil]
        terminated.withUnsafeMutableBufferPointer { buffer in
            gtk_string_list_splice(list, 0, guint(old.count), buffer.baseAddress)
        }
    }

    override func setAccessibleLabel(_ label: String) {
        super.setAccessibleLabel(label)
        // The button inside is what has the focus.
        if let button = gtk_widget_get_first_child(gtk) {
            segler_accessible_set_label(OpaquePointer(button), label)
        }
    }

    /// Measured around an empty title; the arrow is part of it.
    static let chrome: ControlChrome = {
        let control = DropDownControl()
        var description = DropDownDescription(font: Font.body.resolve(bodySize: 15, textSize: .large))
        description.titles = [""]
        description.chosen = 0
        control.update(description)
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(control.gtk, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        gtk_widget_measure(control.gtk, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        return ControlChrome(
            insets: EdgeInsets(top: 5, leading: CGFloat(width) / 2, bottom: 5, trailing: CGFloat(width) / 2 + 4),
            minimum: CGSize(width: CGFloat(width) + 24, height: CGFloat(height)))
    }()
}

extension GTKBackend {
    func makeDropDown() -> any DropDownWidget { DropDownControl() }
    func dropDownChrome(size: ControlSize) -> ControlChrome { DropDownControl.chrome }
}
