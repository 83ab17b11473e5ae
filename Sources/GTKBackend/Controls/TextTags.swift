import CGTK
import Foundation
import SwiftUICore

/// The looks of parts of a buffer as GTK's tags: one for each look.
@MainActor
final class TextTags {
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private var tags: [ObjectIdentifier: (look: TextLook, tag: UnsafeMutablePointer<GtkTextTag>)] = [:]
    /// What the text has where no tag says otherwise.
    var font = ResolvedFont(size: 0)

    init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) {
        self.buffer = buffer
    }

    private var table: OpaquePointer? { gtk_text_buffer_get_tag_table(buffer) }

    func set(_ spans: [TextLineSpan], ofLine line: Int) {
        guard !spans.isEmpty || !tags.isEmpty else { return }
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_iter_at_line(buffer, &start, Int32(line))
        end = start
        gtk_text_iter_forward_line(&end)
        clear(from: start, to: end)
        for span in spans {
            gtk_text_buffer_get_iter_at_line_index(buffer, &start, Int32(line), Int32(span.range.lowerBound))
            gtk_text_buffer_get_iter_at_line_index(buffer, &end, Int32(line), Int32(span.range.upperBound))
            // An empty paragraph has nothing else to fill than its end.
            if span.look.paragraphBackground != nil, gtk_text_iter_ends_line(&end) != 0 {
                gtk_text_iter_forward_char(&end)
            }
            gtk_text_buffer_apply_tag(buffer, tag(for: span.look), &start, &end)
        }
    }

    /// Tag by tag, of which there are few: for all at once GTK looks for a next one through all the text that follows.
    private func clear(from start: GtkTextIter, to end: GtkTextIter) {
        var (start, end) = (start, end)
        for (_, tag) in tags.values {
            var next = start
            let isThere =
                gtk_text_iter_has_tag(&start, tag) != 0
                || gtk_text_iter_forward_to_tag_toggle(&next, tag) != 0 && gtk_text_iter_compare(&next, &end) < 0
            if isThere { gtk_text_buffer_remove_tag(buffer, tag, &start, &end) }
        }
    }

    func removeAll() {
        for entry in tags.values { gtk_text_tag_table_remove(table, entry.tag) }
        tags = [:]
    }

    /// The look with a link at a place of the text; nil where there is none.
    func link(at iter: GtkTextIter) -> TextLook? {
        var iter = iter
        return tags.values.first { $0.look.run.link != nil && gtk_text_iter_has_tag(&iter, $0.tag) != 0 }?.look
    }

    private func tag(for look: TextLook) -> UnsafeMutablePointer<GtkTextTag>? {
        if let known = tags[ObjectIdentifier(look)] { return known.tag }
        guard let tag = gtk_text_tag_new(nil) else { return nil }
        write(look, to: tag)
        gtk_text_tag_table_add(table, tag)
        g_object_unref(tag)
        tags[ObjectIdentifier(look)] = (look, tag)
        return tag
    }

    private func write(_ look: TextLook, to tag: UnsafeMutablePointer<GtkTextTag>) {
        let run = look.run
        // Only what differs is set: then tags that overlap add up.
        if let description = PangoAttributes.description(of: run.font, besides: font) {
            segler_text_tag_set_font(tag, description)
            pango_font_description_free(description)
        }
        let colors = [
            ("foreground-rgba", run.foreground), ("background-rgba", run.background),
            ("paragraph-background-rgba", look.paragraphBackground),
        ]
        for (property, color) in colors {
            guard let color else { continue }
            var rgba = color.gdk
            segler_text_tag_set_color(tag, property, &rgba)
        }
        segler_text_tag_set_lines(
            tag, gboolean(run.underline == nil ? 0 : 1), gboolean(run.strikethrough == nil ? 0 : 1))
        let spacing = run.kerning + run.tracking
        if spacing != 0 { segler_text_tag_set_number(tag, "letter-spacing", PangoAttributes.units(spacing)) }
        if run.baselineOffset != 0 {
            segler_text_tag_set_number(tag, "rise", PangoAttributes.units(run.baselineOffset))
        }
    }
}
