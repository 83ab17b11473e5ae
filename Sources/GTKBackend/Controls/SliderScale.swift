import CGTK
import Foundation
import SwiftUICore

/// A GtkScale.
@MainActor
final class SliderScale: Widget, SliderWidget, GTKWidget {
    var changed: @MainActor (Double) -> Void = { _ in }
    var editingChanged: @MainActor (Bool) -> Void = { _ in }
    private let style: WidgetStyle
    private var shown: SliderDescription?
    private var isWriting = false
    private var isActive = false

    init() {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)
        style = WidgetStyle(widget)
        super.init(widget)
        let scale = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkScale.self)
        gtk_scale_set_draw_value(scale, gboolean(0))
        connect("value-changed") { [weak self] in
            guard let self, !isWriting else { return }
            changed(gtk_range_get_value(range))
        }
        connect("state-flags-changed") { [weak self] in self?.updateActive() }
    }

    private var range: UnsafeMutablePointer<GtkRange> { cast(GtkRange.self) }

    private func updateActive() {
        let isActive = gtk_widget_get_state_flags(gtk).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        editingChanged(isActive)
    }

    func update(_ new: SliderDescription) {
        let old = shown
        shown = new
        isWriting = true
        defer { isWriting = false }
        if old?.minimum != new.minimum || old?.maximum != new.maximum {
            gtk_range_set_range(range, new.minimum, max(new.minimum, new.maximum))
        }
        if old?.step != new.step || old?.minimum != new.minimum || old?.maximum != new.maximum {
            let step = new.step ?? (new.maximum - new.minimum) / 100
            gtk_range_set_increments(range, step, step * 10)
            // Without this GTK rounds to the digits that the first range had.
            gtk_range_set_round_digits(range, -1)
        }
        if gtk_range_get_value(range) != new.value { gtk_range_set_value(range, new.value) }
        guard new != old else { return }
        if old?.isEnabled ?? true != new.isEnabled { gtk_widget_set_sensitive(gtk, gboolean(new.isEnabled ? 1 : 0)) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.tint != new.tint { setTint(new.tint) }
    }

    /// The filled part is a node inside the widget, which a provider of the widget alone does not reach.
    private func setTint(_ tint: Color.Resolved?) {
        let css = tint.map { "highlight { background-color: \($0.css); }" } ?? ""
        InnerStyle.set(css, named: "highlight", in: gtk, keep: &innerStyles)
    }

    private var innerStyles: [WidgetStyle] = []

    static let size: CGSize = {
        let widget = SliderScale()
        var height: Int32 = 0
        gtk_widget_measure(widget.gtk, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        return CGSize(width: 60, height: CGFloat(height))
    }()
}

/// CSS of the parts inside a widget.
@MainActor
enum InnerStyle {
    /// Gives `css` to every part of `widget` of the given CSS name.
    static func set(
        _ css: String, named name: String, in widget: UnsafeMutablePointer<GtkWidget>, keep styles: inout [WidgetStyle]
    ) {
        if styles.isEmpty {
            collect(name, in: widget, into: &styles)
        }
        for style in styles { style.set(css) }
    }

    private static func collect(
        _ name: String, in widget: UnsafeMutablePointer<GtkWidget>, into styles: inout [WidgetStyle]
    ) {
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if gtk_widget_get_css_name(current).map({ String(cString: $0) }) == name {
                styles.append(WidgetStyle(current))
            }
            collect(name, in: current, into: &styles)
            child = gtk_widget_get_next_sibling(current)
        }
    }
}

extension GTKBackend {
    func makeSlider() -> any SliderWidget { SliderScale() }
    var sliderSize: CGSize { SliderScale.size }
}
