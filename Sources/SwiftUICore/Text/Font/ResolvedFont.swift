import Foundation

/// A font with all that a text engine must know to find and size it.
package struct ResolvedFont: Hashable, Sendable {
    /// The family asked for by name; nil for the user's interface font.
    package var family: String?
    /// The kind of letter shapes, when `family` is nil.
    package var design: Font.Design
    /// In layout points, which are GTK's logical pixels.
    package var size: CGFloat
    /// On the scale of CSS: 400 regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// Whether all digits have the same width.
    package var hasTabularDigits: Bool
    package var caps: Font.Caps?
    /// The distance between lines as a multiple of the font's own.
    package var lineHeightFactor: CGFloat
    /// -1 (narrowest) to 1 (widest), 0 standard.
    package var width: CGFloat

    package init(
        family: String? = nil,
        design: Font.Design = .default,
        size: CGFloat,
        weight: Int = 400,
        isItalic: Bool = false,
        hasTabularDigits: Bool = false,
        caps: Font.Caps? = nil,
        lineHeightFactor: CGFloat = 1,
        width: CGFloat = 0
    ) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasTabularDigits = hasTabularDigits
        self.caps = caps
        self.lineHeightFactor = lineHeightFactor
        self.width = width
    }
}

extension Font {
    /// This font where body text is `bodySize` points at the default text size and the user's text size is `textSize`.
    package func resolve(bodySize: CGFloat, textSize: DynamicTypeSize) -> ResolvedFont {
        var font: ResolvedFont
        switch base {
        case .style(let style, let design, let weight):
            font = ResolvedFont(
                design: design ?? .default,
                size: TypeScale.size(of: style, bodySize: bodySize, textSize: textSize),
                weight: (weight ?? TypeScale.weight(of: style)).number
            )
        case .system(let size, let weight, let design):
            font = ResolvedFont(design: design ?? .default, size: size, weight: (weight ?? .regular).number)
        case .custom(let name, let size, let style):
            let scaled = style == nil ? size : TypeScale.scaled(size, bodySize: bodySize, textSize: textSize)
            font = ResolvedFont(family: name, size: scaled)
        }
        // A font of no size has no metrics to lay lines out with.
        font.size = max(font.size.isFinite ? font.size : bodySize, 1)
        if let weight = traits.weight { font.weight = weight.number }
        if let italic = traits.isItalic { font.isItalic = italic }
        if traits.isMonospaced == true {
            font.design = .monospaced
            font.family = nil
        }
        if traits.hasTabularDigits == true { font.hasTabularDigits = true }
        font.caps = traits.caps
        font.width = traits.width?.value ?? 0
        switch traits.leading {
        case .tight: font.lineHeightFactor = 0.9
        case .loose: font.lineHeightFactor = 1.15
        case .standard, nil: break
        }
        return font
    }
}
