import Foundation

/// A font, described by its purpose rather than by a file; it gets its real size where it is used.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(name: String, size: CGFloat, scalesWith: TextStyle?)
    }

    /// What makes this font differ from `base`, where set.
    package struct Traits: Hashable, Sendable {
        package var weight: Weight?
        package var isItalic: Bool?
        package var isMonospaced: Bool?
        package var hasTabularDigits: Bool?
        package var caps: Caps?
        package var leading: Leading?
        package var width: Width?

        package init() {}
    }

    /// Which letters are drawn as small capitals.
    package enum Caps: Hashable, Sendable {
        case lowercase
        case uppercase
        case all
    }

    package let base: Base
    package var traits = Traits()

    package init(_ base: Base) {
        self.base = base
    }

    package func with<T>(_ keyPath: WritableKeyPath<Traits, T>, _ value: T) -> Font {
        var copy = self
        copy.traits[keyPath: keyPath] = value
        return copy
    }
}

extension Font {
    /// The font of the largest titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of first-level titles.
    public static let title = Font.system(.title)
    /// The font of second-level titles.
    public static let title2 = Font.system(.title2)
    /// The font of third-level titles.
    public static let title3 = Font.system(.title3)
    /// The font of headings: body size, bold.
    public static let headline = Font.system(.headline)
    /// The font of subheadings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of running text: the one that the user chose.
    public static let body = Font.system(.body)
    /// The font of callouts.
    public static let callout = Font.system(.callout)
    /// The font of footnotes.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of the smallest captions.
    public static let caption2 = Font.system(.caption2)
}

extension Font {
    /// The user's interface font in a fixed size, which does not follow the text size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// The user's interface font for a purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// A font by family name; `size` is for the default text size and scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, scalesWith: .body))
    }

    /// A font by family name; `size` is for the default text size and scales with `textStyle`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, scalesWith: textStyle))
    }

    /// A font by family name in a size that does not follow the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, scalesWith: nil))
    }
}

extension Font {
    /// This font in another weight.
    public func weight(_ weight: Weight) -> Font {
        with(\.weight, weight)
    }

    /// This font in bold.
    public func bold() -> Font {
        with(\.weight, .bold)
    }

    /// This font in italics.
    public func italic() -> Font {
        with(\.isItalic, true)
    }

    /// This font with all letters of the same width.
    public func monospaced() -> Font {
        with(\.isMonospaced, true)
    }

    /// This font with all digits of the same width.
    public func monospacedDigit() -> Font {
        with(\.hasTabularDigits, true)
    }

    /// This font with small capitals for all letters.
    public func smallCaps() -> Font {
        with(\.caps, .all)
    }

    /// This font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font {
        with(\.caps, traits.caps == .uppercase ? .all : .lowercase)
    }

    /// This font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font {
        with(\.caps, traits.caps == .lowercase ? .all : .uppercase)
    }

    /// This font with its lines nearer together or farther apart.
    public func leading(_ leading: Leading) -> Font {
        with(\.leading, leading)
    }

    /// This font in a narrower or wider face, where the family has one.
    public func width(_ width: Width) -> Font {
        with(\.width, width)
    }
}
