import Foundation

extension Text {
    /// Looks set first are nearer to the letters and win over those set later.
    func setting<T>(_ keyPath: WritableKeyPath<TextStyling, T?>, _ value: T?) -> Text {
        guard let value, style[keyPath: keyPath] == nil else { return self }
        var copy = self
        copy.style[keyPath: keyPath] = value
        return copy
    }

    /// The text in `font`; nil leaves it to what is around.
    public func font(_ font: Font?) -> Text {
        setting(\.font, font)
    }

    /// The text in another weight; nil leaves it to the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        setting(\.weight, weight)
    }

    /// The text in a narrower or wider face, where the family has one.
    public func fontWidth(_ width: Font.Width?) -> Text {
        setting(\.width, width)
    }

    /// The text in another kind of letter shapes; nil leaves it to the font.
    public func fontDesign(_ design: Font.Design?) -> Text {
        setting(\.design, design)
    }

    /// The text in bold.
    public func bold() -> Text {
        setting(\.weight, .bold)
    }

    /// The text in bold, or in the regular weight.
    public func bold(_ isActive: Bool) -> Text {
        setting(\.weight, isActive ? .bold : .regular)
    }

    /// The text in italics.
    public func italic() -> Text {
        setting(\.isItalic, true)
    }

    /// The text in italics, or upright.
    public func italic(_ isActive: Bool) -> Text {
        setting(\.isItalic, isActive)
    }

    /// The text with all letters of the same width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        setting(\.isMonospaced, isActive)
    }

    /// The text with all digits of the same width.
    public func monospacedDigit() -> Text {
        setting(\.hasTabularDigits, true)
    }

    /// The text with `kerning` points more after each letter.
    public func kerning(_ kerning: CGFloat) -> Text {
        setting(\.kerning, kerning)
    }

    /// The text with `tracking` points more after each letter, ligatures taken apart.
    public func tracking(_ tracking: CGFloat) -> Text {
        setting(\.tracking, tracking)
    }

    /// The text moved up by `baselineOffset` points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        setting(\.baselineOffset, baselineOffset)
    }
}
