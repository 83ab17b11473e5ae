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
        // A word that must be broken gets no hyphen that isn't in the text.
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(gboolean(0)))
        return list
    }

    private static func attributes(of run: ResolvedText.Run) -> [UnsafeMutablePointer<PangoAttribute>?] {
        let description = description(of: run.font)
        var result = [pango_attr_font_desc_new(description)]
        pango_font_description_free(description)
        if run.font.hasTabularDigits { result.append(pango_attr_font_features_new("tnum=1")) }
        if run.kerning + run.tracking != 0 {
            result.append(pango_attr_letter_spacing_new(units(run.kerning + run.tracking)))
        }
        if run.baselineOffset != 0 { result.append(pango_attr_rise_new(units(run.baselineOffset))) }
        result += lines(of: run) + colors(of: run)
        if let attachment = run.attachment { result.append(shape(of: attachment)) }
        if run.font.lineHeightFactor != 1 {
            result.append(pango_attr_line_height_new(Double(run.font.lineHeightFactor)))
        }
        return result
    }

    /// Room for a picture, which is drawn over the laid out letters.
    private static func shape(of attachment: ResolvedText.Attachment) -> UnsafeMutablePointer<PangoAttribute>? {
        var box = PangoRectangle(
            x: 0, y: units(-attachment.ascent), width: units(attachment.size.width),
            height: units(attachment.size.height))
        return pango_attr_shape_new(&box, &box)
    }

    /// A length in Pango's units. What is no length, or none that Pango can hold, is left out or cut.
    static func units(_ points: CGFloat) -> Int32 {
        let units = points * CGFloat(PANGO_SCALE)
        return units.isNaN ? 0 : Int32(min(max(units, -1e9), 1e9))
    }

    private static func lines(of run: ResolvedText.Run) -> [UnsafeMutablePointer<PangoAttribute>?] {
        var result: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let line = run.underline {
            result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            if let color = line.color { result.append(color.pango(pango_attr_underline_color_new)) }
        }
        if let line = run.strikethrough {
            result.append(pango_attr_strikethrough_new(gboolean(1)))
            if let color = line.color { result.append(color.pango(pango_attr_strikethrough_color_new)) }
        }
        return result
    }

    private static func colors(of run: ResolvedText.Run) -> [UnsafeMutablePointer<PangoAttribute>?] {
        var result: [UnsafeMutablePointer<PangoAttribute>?] = []
        if let color = run.foreground {
            result.append(color.pango(pango_attr_foreground_new))
            result.append(pango_attr_foreground_alpha_new(color.pangoAlpha))
        }
        if let color = run.background {
            result.append(color.pango(pango_attr_background_new))
            result.append(pango_attr_background_alpha_new(color.pangoAlpha))
        }
        return result
    }

    static func description(of font: ResolvedFont) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.family ?? family(for: font.design))
        pango_font_description_set_absolute_size(description, Double(units(max(0, font.size))))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if let caps = font.caps { pango_font_description_set_variant(description, caps.pango) }
        if font.width != 0 { pango_font_description_set_stretch(description, stretch(of: font.width)) }
        return description
    }

    /// What a font has otherwise than another one; nil where they are the same.
    static func description(of font: ResolvedFont, besides base: ResolvedFont) -> OpaquePointer? {
        guard font != base else { return nil }
        let description = pango_font_description_new()
        if font.family != base.family || font.design != base.design {
            pango_font_description_set_family(description, font.family ?? family(for: font.design))
        }
        if font.size != base.size {
            pango_font_description_set_absolute_size(description, Double(units(max(0, font.size))))
        }
        if font.weight != base.weight {
            pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
        }
        if font.isItalic != base.isItalic {
            pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        }
        if let caps = font.caps { pango_font_description_set_variant(description, caps.pango) }
        if font.width != base.width { pango_font_description_set_stretch(description, stretch(of: font.width)) }
        return description
    }

    /// The interface font is the user's; the other designs are the system's generic families.
    private static func family(for design: Font.Design) -> String {
        switch design {
        case .monospaced: "Monospace"
        case .serif: "Serif"
        // Pango takes the first family of a list that is installed.
        case .rounded: "Nunito,Varela Round,Quicksand," + InterfaceFont.family
        default: InterfaceFont.family
        }
    }

    private static func stretch(of width: CGFloat) -> PangoStretch {
        switch width {
        case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.1): PANGO_STRETCH_CONDENSED
        case ..<0.1: PANGO_STRETCH_NORMAL
        case ..<0.3: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_EXTRA_EXPANDED
        }
    }
}

/// The user's interface font, as GTK's settings name it.
enum InterfaceFont {
    nonisolated(unsafe) private static var cached: (family: String, size: CGFloat, scale: CGFloat)?

    /// Guarded by the main thread: the theme monitor clears it there when the setting changes.
    static var family: String { current.family }

    /// In points of the layout, GTK's logical pixels.
    static var size: CGFloat { current.size }

    /// How much larger the user wants text than it usually is.
    static var scale: CGFloat { current.scale }

    static func forget() { cached = nil }

    private static var current: (family: String, size: CGFloat, scale: CGFloat) {
        if let cached { return cached }
        let found = read()
        cached = found
        return found
    }

    private static func read() -> (family: String, size: CGFloat, scale: CGFloat) {
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
        return (family, pixels > 0 ? pixels : 11 * 96 / 72, isAbsolute ? 1 : dotsPerInch / 96)
    }
}

extension Font.Caps {
    fileprivate var pango: PangoVariant {
        switch self {
        case .lowercase: PANGO_VARIANT_SMALL_CAPS
        case .uppercase: PANGO_VARIANT_UNICASE
        case .all: PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }
}

extension Color.Resolved {
    fileprivate func pango(
        _ make: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?
    ) -> UnsafeMutablePointer<PangoAttribute>? {
        make(Self.pango(red), Self.pango(green), Self.pango(blue))
    }

    /// Pango takes an alpha of 0 for "not set"; 1 of 65535 is as invisible.
    fileprivate var pangoAlpha: UInt16 { max(1, Self.pango(opacity)) }

    private static func pango(_ component: Float) -> UInt16 {
        UInt16((min(max(component, 0), 1) * 65535).rounded())
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
