import Foundation

extension Font {
    /// How thick a font's strokes are.
    public struct Weight: Hashable, Sendable {
        /// On the scale of CSS and fontconfig: 100 is the thinnest, 400 regular, 700 bold, 900 the thickest.
        package let number: Int

        package init(number: Int) {
            self.number = number
        }

        public static let ultraLight = Weight(number: 100)
        public static let thin = Weight(number: 200)
        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
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

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
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
        case standard
        case tight
        case loose
    }

    /// A purpose of text, which decides its size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}
