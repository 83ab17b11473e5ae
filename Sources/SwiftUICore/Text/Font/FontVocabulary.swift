import Foundation

extension Font {
    /// How thick a font's strokes are.
    public struct Weight: Hashable, Sendable {
        /// On the scale of CSS and fontconfig: 100 is the thinnest, 400 regular, 700 bold, 900 the thickest.
        package let number: Int

        package init(number: Int) {
            self.number = number
        }

        /// Ultra light, 100 on the scale from 100 to 900.
        public static let ultraLight = Weight(number: 100)
        /// Thin, 200 on the scale from 100 to 900.
        public static let thin = Weight(number: 200)
        /// Light, 300 on the scale from 100 to 900.
        public static let light = Weight(number: 300)
        /// Regular, 400 on the scale from 100 to 900.
        public static let regular = Weight(number: 400)
        /// Medium, 500 on the scale from 100 to 900.
        public static let medium = Weight(number: 500)
        /// Semibold, 600 on the scale from 100 to 900.
        public static let semibold = Weight(number: 600)
        /// Bold, 700 on the scale from 100 to 900.
        public static let bold = Weight(number: 700)
        /// Heavy, 800 on the scale from 100 to 900.
        public static let heavy = Weight(number: 800)
        /// Black, 900 on the scale from 100 to 900.
        public static let black = Weight(number: 900)
    }

    /// How wide a font's letters are, from -1 (narrowest) to 1 (widest).
    public struct Width: Hashable, Sendable {
        /// The width; 0 is the standard one.
        public var value: CGFloat

        /// A width from -1 (narrowest) to 1 (widest).
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// Much narrower letters.
        public static let compressed = Width(-0.4)
        /// Narrower letters.
        public static let condensed = Width(-0.2)
        /// Letters of the usual width.
        public static let standard = Width(0)
        /// Wider letters.
        public static let expanded = Width(0.2)
    }

    /// The kind of letter shapes.
    public enum Design: Hashable, Sendable {
        /// The user's interface font.
        case `default`
        /// A font with serifs.
        case serif
        /// A rounded font where one is installed, else the interface font.
        case rounded
        /// A font whose letters all have the same width.
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The usual distance of lines.
        case standard
        /// Lines closer together.
        case tight
        /// Lines further apart.
        case loose
    }

    /// A purpose of text, which decides its size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The title of a screen.
        case largeTitle
        /// A title of the first level.
        case title
        /// A title of the second level.
        case title2
        /// A title of the third level.
        case title3
        /// A heading, set off by its weight.
        case headline
        /// A heading under another.
        case subheadline
        /// Running text.
        case body
        /// Text that stands beside the rest.
        case callout
        /// Notes under the text.
        case footnote
        /// Text at a picture or control.
        case caption
        /// The smallest text.
        case caption2
    }
}
