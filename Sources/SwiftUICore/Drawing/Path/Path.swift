import Foundation

/// The outline of a two-dimensional shape, in points, with the y axis pointing down.
public struct Path: Sendable {
    /// A step of a path.
    @frozen public enum Element: Hashable, Sendable {
        /// Begins a new subpath at the point.
        case move(to: CGPoint)

        /// A straight line to the point.
        case line(to: CGPoint)

        /// A quadratic Bézier curve to the point.
        case quadCurve(to: CGPoint, control: CGPoint)

        /// A cubic Bézier curve to the point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

        /// A line back to where the subpath began, which ends it.
        case closeSubpath
    }

    /// What the path is made of. Simple shapes keep their parameters so that a backend can draw them natively.
    package enum Storage: Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(RoundedRect)
        case elements(Elements)
    }

    /// The elements of a path that is not a simple shape.
    package struct Elements: Hashable, Sendable {
        var list = PathElements()
    }

    package internal(set) var storage: Storage = .empty

    /// An empty path.
    public init() {}

    /// A path of the rectangle `rect`.
    public init(_ rect: CGRect) {
        guard !rect.isNull else { return }
        storage = .rect(rect.standardized)
    }

    /// A path of the rectangle `rect` with rounded corners of the given size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A path of the rectangle `rect` with rounded corners of the given radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(uniform: cornerRadius), style: style)
    }

    /// A path of the rectangle `rect` with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// A path of the ellipse that touches the sides of `rect`.
    public init(ellipseIn rect: CGRect) {
        guard !rect.isNull else { return }
        storage = .ellipse(rect.standardized)
    }

    /// A path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// A path of the given elements.
    package init(elements: some Sequence<Element>) {
        var list = PathElements()
        for element in elements { list.append(element) }
        self.init(list)
    }

    init(_ list: PathElements) {
        storage = list.isEmpty ? .empty : .elements(Elements(list: list))
    }

    /// True where the path has no elements.
    public var isEmpty: Bool {
        if case .empty = storage { true } else { false }
    }

    /// Calls `body` with each element, in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Where the next line would begin; nil when the path is empty.
    public var currentPoint: CGPoint? {
        elements.current
    }

    /// All as elements, simple shapes too.
    var elements: PathElements {
        get {
            switch storage {
            case .empty: return PathElements()
            case .elements(let elements): return elements.list
            case .rect(let rect):
                var list = PathElements()
                list.addRect(rect, transform: .identity)
                return list
            case .ellipse(let rect):
                var list = PathElements()
                list.addEllipse(in: rect, transform: .identity)
                return list
            case .roundedRect(let rect):
                var list = PathElements()
                rect.add(to: &list, transform: .identity)
                return list
            }
        }
        _modify {
            var list = elements
            // Dropping the old storage first leaves `list` the only owner, so that drawing does not copy each time.
            storage = .empty
            defer { if !list.isEmpty { storage = .elements(Elements(list: list)) } }
            yield &list
        }
    }
}

extension Path: Equatable {
    public static func == (lhs: Path, rhs: Path) -> Bool {
        switch (lhs.storage, rhs.storage) {
        case (.empty, .empty): true
        case (.rect(let a), .rect(let b)): a == b
        case (.ellipse(let a), .ellipse(let b)): a == b
        case (.roundedRect(let a), .roundedRect(let b)) where a == b: true
        default: lhs.elements == rhs.elements
        }
    }
}
