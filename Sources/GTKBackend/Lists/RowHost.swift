import CGTK
import Foundation
import SwiftUICore

/// A row of a list: a host that can be focused, activated, selected, moved and asked for a menu.
@MainActor
final class RowHost: HostWidget, PlatformRow {
    var activated: (Bool) -> Void = { _ in }
    var menuRequested: (CGPoint?) -> Void = { _ in }
    var deleteRequested: () -> Void = {}
    var moveRequested: (Int) -> Void = { _ in }
    var swiped: (CGFloat?) -> Void = { _ in }
    var dropped: (ObjectIdentifier) -> Void = { _ in }
    private var appearance: RowAppearance?
    private var drag: RowDrag?
    private var pull: RowPull?

    init() {
        super.init(role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        addClass("segler-row")
        addClick()
        addKeys()
        gtk_widget_set_overflow(gtk, GTK_OVERFLOW_HIDDEN)
    }

    func update(_ new: RowAppearance) {
        let old = appearance
        appearance = new
        setClass("boxed", new.kind == .boxed)
        setClass("plain", new.kind == .plain)
        setClass("in-sidebar", new.kind == .sidebar)
        setClass("first", new.isFirst)
        setClass("last", new.isLast)
        setClass("activatable", new.isActivatable || new.isSelectable)
        setClass("selected", new.isSelected)
        setClass("separated", new.hasSeparator && !new.isFirst)
        let canFocus = new.isActivatable || new.isSelectable || new.hasMenu || new.canMove
        gtk_widget_set_focusable(gtk, gboolean(canFocus ? 1 : 0))
        if new.spokenLabel != old?.spokenLabel { segler_accessible_set_label(pointer, new.spokenLabel) }
        if new.isSelectable { segler_accessible_set_selected(pointer, gboolean(new.isSelected ? 1 : 0)) }
        if new.canMove, drag == nil { drag = RowDrag(self) }
        if new.canSwipe, pull == nil { pull = RowPull(self) }
        if new.hasMenu { answerMenuRequests() }
    }

    private func addClick() {
        let primary = ClickGesture(on: gtk, button: GDK_BUTTON_PRIMARY) { [weak self] extends, _ in
            guard let self, let appearance, appearance.isActivatable || appearance.isSelectable else { return false }
            gtk_widget_grab_focus(gtk)
            activated(extends)
            return true
        }
        gestures = [primary]
    }

    private var gestures: [ClickGesture] = []

    private func addKeys() {
        Keys.add(
            to: gtk,
            [
                .init(GDK_KEY_Return, Keys.none, { [weak self] in self?.activateByKey() ?? false }),
                .init(GDK_KEY_KP_Enter, Keys.none, { [weak self] in self?.activateByKey() ?? false }),
                .init(GDK_KEY_space, Keys.none, { [weak self] in self?.activateByKey() ?? false }),
                .init(
                    GDK_KEY_Delete, Keys.none, { [weak self] in self?.focusedOnly { $0.deleteRequested() } ?? false }),
                .init(GDK_KEY_Up, GDK_ALT_MASK, { [weak self] in self?.focusedOnly { $0.moveRequested(-1) } ?? false }),
                .init(
                    GDK_KEY_Down, GDK_ALT_MASK, { [weak self] in self?.focusedOnly { $0.moveRequested(1) } ?? false }),
            ])
    }

    /// Keys of a control inside the row are the control's.
    private func focusedOnly(_ action: (RowHost) -> Void) -> Bool {
        guard gtk_widget_is_focus(gtk) != 0 else { return false }
        action(self)
        return true
    }

    private func activateByKey() -> Bool {
        focusedOnly { row in
            guard let appearance = row.appearance, appearance.isActivatable || appearance.isSelectable else { return }
            row.activated(false)
        }
    }

    /// A row that is nothing by itself gives the focus to the first control in it.
    override func grabFocus() -> Bool {
        if gtk_widget_get_focusable(gtk) != 0 { return super.grabFocus() }
        return gtk_widget_child_focus(gtk, GTK_DIR_TAB_FORWARD) != 0
    }

    /// The menus of views inside come first.
    override func requestMenu(at point: CGPoint?) -> Bool {
        if super.requestMenu(at: point) { return true }
        guard appearance?.hasMenu == true else { return false }
        menuRequested(point)
        return true
    }
}

extension GTKBackend {
    func makeRow() -> any PlatformRow { RowHost() }
    func makeListContent() -> any PlatformHost {
        let host = HostWidget(role: GTK_ACCESSIBLE_ROLE_LIST)
        // Without a name GTK would call the list after its class.
        segler_accessible_set_label(host.pointer, "")
        return host
    }
    func makeDisclosure() -> any PlatformWidget { IconWidget("go-next-symbolic") }
}

/// An icon of the desktop's theme.
@MainActor
final class IconWidget: Widget, GTKWidget {
    init(_ name: String) {
        super.init(gtk_image_new_from_icon_name(name))
        addClass("dim-label")
        segler_accessible_set_hidden(pointer, gboolean(1))
    }
}
