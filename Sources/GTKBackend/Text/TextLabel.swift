import CGTK
import Foundation
import SwiftUICore

/// Shows a text: draws the layout that measuring has made, and is a label to screen readers.
@MainActor
final class TextLabel: Widget, TextWidget, GTKWidget {
    private let engine: TextEngine
    private let owner = Owner()
    private var paragraph: TextParagraph?
    private var color: Color.Resolved?
    private var spokenText = ""

    init(engine: TextEngine) {
        self.engine = engine
        super.init(
            segler_widget_new(
                Unmanaged.passUnretained(owner).toOpaque(), TextLabel.callbacks, GTK_ACCESSIBLE_ROLE_LABEL,
                GTK_SIZE_REQUEST_CONSTANT_SIZE))
        owner.label = self
    }

    isolated deinit { segler_widget_disown(gtk) }

    func update(_ new: TextParagraph, color newColor: Color.Resolved) {
        if new != paragraph {
            paragraph = new
            let string = new.text.string
            if string != spokenText {
                spokenText = string
                setSpokenLabel(string)
            }
            gtk_widget_queue_draw(gtk)
        }
        if newColor != color {
            color = newColor
            gtk_widget_queue_draw(gtk)
        }
    }

    private func snapshot(_ snapshot: OpaquePointer) {
        guard let paragraph, let color else { return }
        let width = CGFloat(gtk_widget_get_width(gtk))
        let layout = engine.layout(paragraph, width: width)
        var rgba = color.gdk
        gtk_snapshot_append_layout(snapshot, layout.layout, &rgba)
    }

    private final class Owner {
        weak var label: TextLabel?
    }

    private static let callbacks: UnsafePointer<SeglerWidgetCallbacks> = {
        let callbacks = UnsafeMutablePointer<SeglerWidgetCallbacks>.allocate(capacity: 1)
        callbacks.initialize(
            to: SeglerWidgetCallbacks(
                measure: { _, _, _, _, _, _ in },
                allocate: { _, _, _ in },
                snapshot: { owner, snapshot in
                    guard let snapshot, let owner else { return }
                    onMainThread((owner, snapshot)) { owner, snapshot in
                        Unmanaged<Owner>.fromOpaque(owner).takeUnretainedValue().label?.snapshot(snapshot)
                    }
                },
                contains: nil))
        return UnsafePointer(callbacks)
    }()
}
