import CGTK
import Foundation
import SwiftUICore

/// Lays text out with Pango. A layout is made once per paragraph and width and shared by measuring and drawing.
@MainActor
final class TextEngine {
    private struct Key: Hashable {
        let text: String
        let font: ResolvedFont?
        let width: CGFloat?
        let lineLimit: Int?
    }

    private let context: OpaquePointer
    private var cache: [Key: [Entry]] = [:]
    private var count = 0
    private static let capacity = 4096

    private struct Entry {
        let paragraph: TextParagraph
        let layout: PangoLayoutReference
        let metrics: TextMetrics
    }

    init() {
        let map = pango_cairo_font_map_get_default()
        guard let context = pango_font_map_create_context(map) else { fatalError("Pango gives no context.") }
        self.context = context
        pango_cairo_context_set_resolution(context, 96)
        pango_context_set_round_glyph_positions(context, gboolean(0))
    }

    /// Forgets all layouts, as when the user's fonts have changed.
    func removeAll() {
        cache.removeAll()
        count = 0
    }

    func metrics(_ paragraph: TextParagraph, width: CGFloat?) -> TextMetrics {
        entry(paragraph, width: width).metrics
    }

    func layout(_ paragraph: TextParagraph, width: CGFloat?) -> PangoLayoutReference {
        entry(paragraph, width: width).layout
    }

    private func entry(_ paragraph: TextParagraph, width: CGFloat?) -> Entry {
        let key = Key(
            text: paragraph.text.runs.count == 1 ? paragraph.text.runs[0].string : paragraph.text.laidOutString,
            font: paragraph.text.runs.first?.font, width: width, lineLimit: paragraph.lineLimit)
        if let known = cache[key]?.first(where: { $0.paragraph == paragraph }) { return known }
        let layout = makeLayout(paragraph, width: width)
        let entry = Entry(paragraph: paragraph, layout: layout, metrics: measure(layout.layout, paragraph))
        if count >= Self.capacity { removeAll() }
        cache[key, default: []].append(entry)
        count += 1
        return entry
    }

    private func makeLayout(_ paragraph: TextParagraph, width: CGFloat?) -> PangoLayoutReference {
        guard let layout = pango_layout_new(context) else { fatalError("Pango gives no layout.") }
        let string = paragraph.text.laidOutString
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        let attributes = PangoAttributes.list(for: paragraph)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_auto_dir(layout, gboolean(1))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if paragraph.lineSpacing != 0 {
            pango_layout_set_spacing(layout, Int32(paragraph.lineSpacing * CGFloat(PANGO_SCALE)))
        }
        // A line of a limited text is cut where it ends; an unlimited one wraps on.
        if let limit = paragraph.lineLimit {
            pango_layout_set_height(layout, -Int32(max(1, limit)))
            pango_layout_set_ellipsize(layout, paragraph.truncation.pango)
        }
        if let width {
            // Pango counts the space after a line's last letter when it breaks lines, but not when it measures them.
            let spread = paragraph.text.runs.reduce(0) { max($0, $1.kerning + $1.tracking) }
            pango_layout_set_width(layout, Int32(((max(1, width) + spread) * CGFloat(PANGO_SCALE)).rounded(.up)))
        }
        pango_layout_set_alignment(layout, alignment(of: paragraph, string))
        return PangoLayoutReference(layout)
    }

    /// The edge that lines begin at is that of the layout, whatever the direction of the letters; Pango takes the other
    /// one where a line's letters run against its context's direction, which is from left to right.
    private func alignment(of paragraph: TextParagraph, _ string: String) -> PangoAlignment {
        var alignment = paragraph.alignment
        guard alignment != .center else { return PANGO_ALIGN_CENTER }
        let lettersRunLeft = string.runsRightToLeft ?? false
        if paragraph.isRightToLeft != lettersRunLeft { alignment = alignment == .leading ? .trailing : .leading }
        return alignment.pango
    }

    /// Where the letters of a run are, line by line.
    func places(ofRun index: Int, in paragraph: TextParagraph, width: CGFloat?) -> [TextRunPlace] {
        let runs = paragraph.text.runs
        let start = runs[..<index].reduce(0) { $0 + $1.string.utf8.count }
        let end = start + runs[index].string.utf8.count
        let scale = CGFloat(PANGO_SCALE)
        let layout = layout(paragraph, width: width)
        guard let iterator = pango_layout_get_iter(layout.layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var places: [TextRunPlace] = []
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pango_layout_iter_get_line_readonly(iterator), Int32(start), Int32(end), &ranges, &count)
            defer { g_free(ranges) }
            guard let ranges, count > 0 else { continue }
            // Where a run goes on in the next line, Pango gives all that is left of this one, margins too.
            let (lineStart, lineEnd) = (logical.x, logical.x + logical.width)
            let left = min(max(ranges[0], lineStart), lineEnd)
            let right = max(min(ranges[2 * Int(count) - 1], lineEnd), left)
            guard right > left else { continue }
            places.append(
                TextRunPlace(
                    frame: CGRect(
                        x: CGFloat(left) / scale, y: CGFloat(logical.y) / scale, width: CGFloat(right - left) / scale,
                        height: CGFloat(logical.height) / scale),
                    baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / scale))
        } while pango_layout_iter_next_line(iterator) != 0
        return places
    }

    private func measure(_ layout: OpaquePointer, _ paragraph: TextParagraph) -> TextMetrics {
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let scale = CGFloat(PANGO_SCALE)
        let lines = max(1, pango_layout_get_line_count(layout))
        let size = CGSize(
            width: (CGFloat(logical.width) / scale).rounded(.up), height: (CGFloat(logical.height) / scale).rounded(.up)
        )
        let iterator = pango_layout_get_iter(layout)
        let first = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        var last = first
        while pango_layout_iter_next_line(iterator) != 0 {
            last = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
        }
        pango_layout_iter_free(iterator)
        return TextMetrics(
            size: size, firstBaseline: first, lastBaseline: last, lineHeight: size.height / CGFloat(lines))
    }
}

/// Keeps a Pango layout alive.
@MainActor
final class PangoLayoutReference {
    let layout: OpaquePointer

    init(_ layout: OpaquePointer) {
        self.layout = layout
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}

extension GTKBackend {
    func measure(_ paragraph: TextParagraph, width: CGFloat?) -> TextMetrics {
        textEngine.metrics(paragraph, width: width)
    }

    func places(ofRun index: Int, in paragraph: TextParagraph, width: CGFloat?) -> [TextRunPlace] {
        // The widget that shows the text has whole pixels, rounded up.
        textEngine.places(ofRun: index, in: paragraph, width: width?.rounded(.up))
    }

    func makeText() -> any TextWidget { TextLabel(engine: textEngine) }
}
