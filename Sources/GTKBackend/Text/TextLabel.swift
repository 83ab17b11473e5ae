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
    /// The letters that are laid out.
    private(set) var string = ""

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
            let string = new.text.laidOutString
            if string != self.string {
                selection?.clear()
                self.string = string
            }
            setSpokenLabel(new.text.spoken)
            gtk_widget_queue_draw(gtk)
        }
        if newColor != color {
            color = newColor
            gtk_widget_queue_draw(gtk)
        }
    }

    // MARK: Selection

    private var selection: TextSelection?

    func setSelectable(_ isSelectable: Bool) {
        if isSelectable { selection = selection ?? TextSelection(self) }
        selection?.isEnabled = isSelectable
    }

    private var layout: PangoLayoutReference? {
        paragraph.map { engine.layout($0, width: CGFloat(gtk_widget_get_width(gtk))) }
    }

    /// The place in the text's UTF-8 that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard let layout else { return 0 }
        let scale = CGFloat(PANGO_SCALE)
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_xy_to_index(
            layout.layout, Int32(point.x * scale), Int32(point.y * scale), &index, &trailing)
        let string = string
        var place = string.utf8.index(string.startIndex, offsetBy: min(Int(index), string.utf8.count))
        for _ in 0..<trailing where place < string.endIndex { place = string.unicodeScalars.index(after: place) }
        return string.utf8.distance(from: string.startIndex, to: place)
    }

    /// Marks the selected letters, line by line.
    private func drawSelection(_ snapshot: OpaquePointer, _ layout: PangoLayoutReference, _ range: Range<Int>) {
        let scale = CGFloat(PANGO_SCALE)
        var color = GdkRGBA()
        let context = gtk_widget_get_style_context(gtk)
        if gtk_style_context_lookup_color(context, "accent_bg_color", &color) == 0 {
            color = GdkRGBA(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
        }
        color.alpha = 0.3
        let iterator = pango_layout_get_iter(layout.layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pango_layout_iter_get_line_readonly(iterator), Int32(range.lowerBound), Int32(range.upperBound),
                &ranges, &count)
            guard let ranges else { continue }
            for index in 0..<Int(count) {
                let (start, end) = (CGFloat(ranges[2 * index]) / scale, CGFloat(ranges[2 * index + 1]) / scale)
                var rect = CGRect(
                    x: start, y: CGFloat(logical.y) / scale, width: end - start, height: CGFloat(logical.height) / scale
                ).graphene
                gtk_snapshot_append_color(snapshot, &color, &rect)
            }
            g_free(ranges)
        } while pango_layout_iter_next_line(iterator) != 0
    }

    private func snapshot(_ snapshot: OpaquePointer) {
        guard let layout, let color else { return }
        if let range = selection?.range { drawSelection(snapshot, layout, range) }
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
                allocate: { owner, _, _ in
                    guard let owner else { return }
                    onMainThread(owner) {
                        Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue().label?.selection?.presentMenu()
                    }
                },
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

extension SnapshotPainter {
    func draw(_ paragraph: TextParagraph, width: CGFloat?, color: Color.Resolved, transform: CGAffineTransform) {
        guard let engine = (host.surface?.graph.backend as? GTKBackend)?.textEngine else { return }
        withTransform(transform) {
            var rgba = color.gdk
            gtk_snapshot_append_layout(snapshot, engine.layout(paragraph, width: width).layout, &rgba)
        }
    }
}
