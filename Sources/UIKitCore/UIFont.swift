import Foundation
import SwiftUICore

/// A font as an object.
open class UIFont: NSObject, @unchecked Sendable {
    /// How thick a font's strokes are.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// From -1, thinnest, to 1, thickest; 0 is regular.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        var weight: Font.Weight {
            let known: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    /// A purpose of text.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    // Neither is changed after the start.
    fileprivate let font: Font
    /// The size in points.
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// A font of a family, in a size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: fontSize)
    }

    /// The user's interface font.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
    }

    /// The user's interface font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The user's interface font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), size: fontSize)
    }

    /// A font whose letters all have the same width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
    }

    /// The user's interface font with digits of the same width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
    }

    /// The font of a purpose, which follows the user's text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let resolved = TextStyling().resolvedFont(in: TextResolutionContext(font: .system(style.style)))
        return UIFont(.system(style.style), size: resolved.size)
    }

    /// The font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        switch font.base {
        case .custom(let name, _, _): UIFont(.custom(name, fixedSize: fontSize), size: fontSize)
        case .system(_, let weight, let design):
            UIFont(.system(size: fontSize, weight: weight, design: design), size: fontSize)
        case .style(_, let design, let weight):
            UIFont(.system(size: fontSize, weight: weight, design: design), size: fontSize)
        }
    }

    /// The size of small texts, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of controls' texts, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
}

extension Font {
    /// The font `font`.
    public init(_ font: UIFont) {
        self = font.font
    }
}
