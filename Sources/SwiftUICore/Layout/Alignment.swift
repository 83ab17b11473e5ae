import Foundation

/// A kind of alignment guide: where it lies in a view that does not say so itself.
public protocol AlignmentID {
    /// The guide's place, in points from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of a guide, and how several explicit guides become one.
package struct AlignmentKey: Hashable, Sendable {
    // A metatype carries no state.
    nonisolated(unsafe) let id: any AlignmentID.Type
    let axis: Axis

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.axis == b.axis && ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Baselines take the first or the last of several guides; all others their mean.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if id == FirstTextBaseline.self { return values.min() }
        if id == LastTextBaseline.self { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

/// An alignment across the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide of your own. Its identifier says where it is in views that set none.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal)
    }

    /// The leading edges stand in one line.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middles stand in one line.
    public static let center = HorizontalAlignment(HorizontalCenter.self)
    /// The trailing edges stand in one line.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The list row's separator starts here.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The list row's separator ends here.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// An alignment across the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide of your own. Its identifier says where it is in views that set none.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical)
    }

    /// The upper edges stand in one line.
    public static let top = VerticalAlignment(Top.self)
    /// The middles stand in one line.
    public static let center = VerticalAlignment(VerticalCenter.self)
    /// The lower edges stand in one line.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first text stands on the line.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last text stands on the line.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
    /// The guide from side to side.
    public var horizontal: HorizontalAlignment
    /// The guide from top to bottom.
    public var vertical: VerticalAlignment

    /// Creates an alignment of a guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the first text's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The middle of the last text's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading end of the first text's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading end of the last text's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing end of the first text's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing end of the last text's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view without text has its baseline at the bottom.
enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
