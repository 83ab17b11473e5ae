import CGTK
import Foundation
import SwiftUICore

/// What the theme's controls take around their content, measured once from real widgets.
@MainActor
enum ChromeCache {
    private struct ButtonKey: Hashable {
        let kind: ButtonKind
        let appearance: ButtonAppearance
    }

    private struct FieldKey: Hashable {
        let kind: TextFieldKind
        let size: ControlSize
    }

    private static var buttons: [ButtonKey: ControlChrome] = [:]
    private static var fields: [FieldKey: ControlChrome] = [:]

    /// Forgets all, as when the theme has changed.
    static func removeAll() {
        buttons.removeAll()
        fields.removeAll()
    }

    /// A field's line of text stands in the middle of its height; what is around is the same above and below.
    static func textField(_ kind: TextFieldKind, size: ControlSize) -> ControlChrome {
        guard kind.lines == .one else {
            return ControlChrome(
                insets: TextViewControl.insets(kind), minimum: CGSize(width: 0, height: kind.hasBorder ? 34 : 0))
        }
        guard kind.hasBorder else { return ControlChrome(insets: EdgeInsets(), minimum: .zero) }
        let key = FieldKey(kind: kind, size: size)
        if let known = fields[key] { return known }
        let field = TextFieldControl(kind)
        for name in size.entryClasses { field.addClass(name) }
        let minimum = CGSize(
            width: length(field.gtk, GTK_ORIENTATION_HORIZONTAL), height: length(field.gtk, GTK_ORIENTATION_VERTICAL))
        let chrome = ControlChrome(
            insets: EdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9), minimum: minimum)
        fields[key] = chrome
        return chrome
    }

    static func button(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> ControlChrome {
        let key = ButtonKey(kind: kind, appearance: appearance)
        if let known = buttons[key] { return known }
        let new = measureButton(kind, appearance)
        buttons[key] = new
        return new
    }

    private static func measureButton(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> ControlChrome {
        let button = ButtonControl(kind, label: nil)
        var description = ButtonDescription()
        description.appearance = appearance
        button.update(description)
        guard let child = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else {
            return ControlChrome(insets: EdgeInsets(), minimum: .zero)
        }
        button.setChild(child)
        return measure(button.gtk, child: child)
    }

    /// The distance of a large child from the widget's edges, and the widget's size around an empty child.
    static func measure(
        _ widget: UnsafeMutablePointer<GtkWidget>, child: UnsafeMutablePointer<GtkWidget>
    ) -> ControlChrome {
        let minimum = CGSize(
            width: length(widget, GTK_ORIENTATION_HORIZONTAL), height: length(widget, GTK_ORIENTATION_VERTICAL))
        gtk_widget_set_size_request(child, 400, 400)
        let width = length(widget, GTK_ORIENTATION_HORIZONTAL)
        let height = length(widget, GTK_ORIENTATION_VERTICAL)
        gtk_widget_allocate(widget, Int32(width), Int32(height), -1, nil)
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(child, widget, &bounds) != 0 else {
            return ControlChrome(insets: EdgeInsets(), minimum: minimum)
        }
        // The bounds are relative to the widget's border box.
        let inner = CGRect(bounds)
        var outer = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, widget, &outer)
        let around = CGRect(outer)
        let insets = EdgeInsets(
            top: inner.minY - around.minY, leading: inner.minX - around.minX, bottom: around.maxY - inner.maxY,
            trailing: around.maxX - inner.maxX)
        return ControlChrome(insets: insets, minimum: minimum)
    }

    private static func length(_ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation) -> CGFloat {
        var minimum: Int32 = 0
        gtk_widget_measure(widget, orientation, -1, &minimum, nil, nil, nil)
        return CGFloat(minimum)
    }
}
