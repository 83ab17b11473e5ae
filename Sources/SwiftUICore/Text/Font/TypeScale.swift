import Foundation

/// The sizes of the text styles: Adwaita's scale where it has the style, filled in between by iOS' proportions.
///
/// For an 11 pt body (what GNOME ships): largeTitle 24, title 20, title2 15, title3 13, headline 11 bold, body 11,
/// callout 10.5, subheadline 10, footnote 9.5, caption 9, caption2 8.5.
package enum TypeScale {
    /// The size of `style` as a multiple of the body size.
    package static func ratio(of style: Font.TextStyle) -> CGFloat {
        pointsForElevenPointBody(style) / 11
    }

    /// The weight that `style` has by itself.
    package static func weight(of style: Font.TextStyle) -> Font.Weight {
        style == .headline ? .bold : .regular
    }

    /// The size of `style` for a body font of `bodySize` at the default text size.
    ///
    /// Small styles grow in proportion with body text, larger ones by as many points as it does: at accessibility
    /// sizes a title must not grow as steeply as the text below it.
    package static func size(of style: Font.TextStyle, bodySize: CGFloat, textSize: DynamicTypeSize) -> CGFloat {
        scaled(ratio(of: style) * bodySize, bodySize: bodySize, textSize: textSize)
    }

    /// `size` at the default text size, scaled to `textSize`.
    package static func scaled(_ size: CGFloat, bodySize: CGFloat, textSize: DynamicTypeSize) -> CGFloat {
        let growth = textSize.bodyScale
        return size <= bodySize ? size * growth : size + bodySize * (growth - 1)
    }

    private static func pointsForElevenPointBody(_ style: Font.TextStyle) -> CGFloat {
        switch style {
        case .largeTitle: 24
        case .title: 20
        case .title2: 15
        case .title3: 13
        case .headline, .body: 11
        case .callout: 10.5
        case .subheadline: 10
        case .footnote: 9.5
        case .caption: 9
        case .caption2: 8.5
        }
    }
}
