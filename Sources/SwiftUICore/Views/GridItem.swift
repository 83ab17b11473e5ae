import Foundation

/// A column of a LazyVGrid, or a row of a LazyHGrid.
public struct GridItem: Sendable, Equatable {
    /// How long the column is across the grid, in points.
    public enum Size: Sendable, Equatable {
        /// A length in points.
        case fixed(CGFloat)
        /// One column that takes its share of the room.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of at least `minimum` as the share of the room holds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide or high the track is.
    public var size: GridItem.Size
    /// The distance to the next column in points; nil: 8.
    public var spacing: CGFloat?
    /// How cells lie in the column; nil: as the grid says.
    public var alignment: Alignment?

    /// Creates a track with its distance to the next and the alignment of its views; nil for those of the grid.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
