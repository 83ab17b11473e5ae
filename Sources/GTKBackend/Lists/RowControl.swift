import CGTK
import SwiftUICore

/// A control of a row while its list is edited: a round button that offers to delete, a check mark, or a handle.
@MainActor
final class RowControl: Widget, PlatformRowControl, GTKWidget {
    var clicked: () -> Void = {}
    private let kind: RowControlKind
    private var isWriting = false

    init(_ kind: RowControlKind) {
        self.kind = kind
        switch kind {
        case .delete: super.init(gtk_button_new_from_icon_name("list-remove-symbolic"))
        case .selection: super.init(gtk_check_button_new())
        case .handle: super.init(gtk_image_new_from_icon_name("list-drag-handle-symbolic"))
        }
        gtk_widget_set_valign(gtk, GTK_ALIGN_CENTER)
        gtk_widget_set_halign(gtk, GTK_ALIGN_CENTER)
        switch kind {
        case .delete:
            for name in ["circular", "destructive-action", "segler-row-delete"] { addClass(name) }
            setSpokenLabel(PlatformWords.delete)
            connect("clicked") { [weak self] in self?.clicked() }
        case .selection:
            setSpokenLabel(PlatformWords.choose)
            connect("toggled") { [weak self] in
                guard let self, !isWriting else { return }
                clicked()
            }
        case .handle:
            addClass("dim-label")
            segler_accessible_set_hidden(pointer, gboolean(1))
        }
    }

    func setOn(_ isOn: Bool) {
        guard kind == .selection else { return }
        isWriting = true
        gtk_check_button_set_active(cast(GtkCheckButton.self), gboolean(isOn ? 1 : 0))
        isWriting = false
    }
}

extension GTKBackend {
    func makeRowControl(_ kind: RowControlKind) -> any PlatformRowControl { RowControl(kind) }
}
