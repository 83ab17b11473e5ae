import Foundation

/// An image with all that its place says of it.
package struct ResolvedImage: Equatable {
    package enum Content: Equatable {
        case symbol(ResolvedSymbol)
        case picture(ResolvedPicture)
        /// Nothing is known by that name.
        case missing(ResolvedSymbol)
        case empty
        /// A picture that is not there yet.
        case box
    }

    package var content: Content
    package var resizing: Image.Resizing?
    package var isTemplate: Bool
    package var interpolation: Image.Interpolation
}

/// A symbol in its size.
package struct ResolvedSymbol: Equatable {
    package var name: String
    package var glyph: SymbolGlyph
    /// The size of the font around, in points.
    package var fontSize: CGFloat
    package var weight: Int
    package var scale: Image.Scale
    package var isHierarchical: Bool

    /// The side of the square that icons are drawn in: at medium scale a symbol is a little higher than a capital.
    package var em: CGFloat {
        switch scale {
        case .small: fontSize * 1.05
        case .medium: fontSize * 1.3
        case .large: fontSize * 1.65
        }
    }

    /// How much bolder than the icon font's own outline the symbol is, in points.
    package var emphasis: CGFloat { weight > 400 ? em * 0.02 * CGFloat(weight - 400) / 100 : 0 }

    /// The middle of a symbol is at half the height of a capital letter above the baseline.
    package var baseline: CGFloat { em / 2 + fontSize * 0.35 }
}

/// A picture that was found.
package struct ResolvedPicture: Equatable, Sendable {
    package var picture: any PlatformPicture
    /// Dots per point.
    package var scale: CGFloat

    package init(picture: any PlatformPicture, scale: CGFloat) {
        self.picture = picture
        self.scale = scale
    }

    /// The size in points.
    package var size: CGSize {
        CGSize(width: picture.pixelSize.width / scale, height: picture.pixelSize.height / scale)
    }

    package static func == (lhs: ResolvedPicture, rhs: ResolvedPicture) -> Bool {
        lhs.picture === rhs.picture && lhs.scale == rhs.scale
    }
}
