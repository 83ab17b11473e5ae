import Foundation

/// A view's size and alignment guides for one proposal, in points.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// The guide's place, the explicit one if there is one.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's place if the view, or a view in it, has set one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }
}
