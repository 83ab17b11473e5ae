import CGTK
import Foundation
import SwiftUICore

/// Turns the looks of a text into Pango's attributes.
enum PangoAttributes {
    static func list(for paragraph: TextParagraph) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start: UInt32 = 0
        for run in paragraph.text.runs {
            let end = start + UInt32(run.string.utf8.count)
            for attribute in attributes(of: run) {
                guard let attribute else { continue }
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            start = end
        }
        return list
    }

    private static func attributes(of run: ResolvedText.Run) -> [UnsafeMutablePointer<PangoAttribute>?] {
        let description = description(of: run.font)
        var result = [pango_attr_font_desc_new(description)]
        pango_font_description_free(description)
        let scale = CGFloat(PANGO_SCALE)
        if run.font.hasTabularDigits { result.append(pango_attr_font_features_new("tnum=1")) }
        if run.kerning + run.tracking != 0 {
            result.append(pango_attr_letter_spacing_new(Int32((run.kerning + run.tracking) * scale)))
        }
        if run.baselineOffset != 0 { result.append(pango_attr_rise_new(Int32(run.baselineOffset * scale))) }
        if run.underline != nil { result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if run.strikethrough != nil { result.append(pango_attr_strikethrough_new(gboolean(1))) }
        if run.font.lineHeightFactor != 1 {
            result.append(pango_attr_line_height_new(Double(run.font.lineHeightFactor)))
        }
        return result
    }

    static func description(of font: ResolvedFont) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.family ?? family(for: font.design))
        pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if font.caps != nil { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
        return description
    }

    /// The interface font is the user's; the other designs are the system's generic families.
    private static func family(for design: Font.Design) -> String {
        switch design {
        case .monospaced: "Monospace"
        case .serif: "Serif"
        default: InterfaceFont.family
        }
    }
}

/// The user's interface font, as GTK's settings name it.
enum InterfaceFont {
    nonisolated(unsafe) private static var cached: (family: String, size: CGFloat)?

    /// Guarded by the main thread: the theme monitor clears it there when the setting changes.
    static var family: String { current.family }

    /// In points of the layout, GTK's logical pixels.
    static var size: CGFloat { current.size }

    static func forget() { cached = nil }

    private static var current: (family: String, size: CGFloat) {
        if let cached { return cached }
        let found = read()
        cached = found
        return found
    }

    private static func read() -> (family: String, size: CGFloat) {
        var name: UnsafeMutablePointer<CChar>?
        var resolution: Int32 = -1
        if let settings = gtk_settings_get_default() {
            segler_settings_get_font(settings, &name, &resolution)
        }
        defer { g_free(name) }
        let description = pango_font_description_from_string(name.map { String(cString: $0) } ?? "Cantarell 11")
        defer { pango_font_description_free(description) }
        let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? "Cantarell"
        let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
        // Xft's resolution is in 1024ths of a dot per inch; it carries the user's text scaling.
        let dotsPerInch = resolution > 0 ? CGFloat(resolution) / 1024 : 96
        let pixels = isAbsolute ? size : size * dotsPerInch / 72
        return (family, pixels > 0 ? pixels : 11 * 96 / 72)
    }
}

extension Text.TruncationMode {
    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension TextAlignment {
    var pango: PangoAlignment {
        switch self {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}
