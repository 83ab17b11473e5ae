import Foundation

/// How much room a view likes to its neighbours in a stack.
public struct ViewSpacing: Equatable, Sendable {
    /// What an edge asks for.
    package enum Preference: Equatable, Sendable {
        /// The usual distance, 8 points.
        case standard
        /// The edge of a text: texts above each other touch, as measured in SwiftUI on macOS.
        case text
        /// No distance, whatever the neighbour: the edges of a Spacer.
        case none
        /// No wish: the neighbour decides.
        case open
    }

    package static let standardDistance: CGFloat = 8

    package var top: Preference
    package var leading: Preference
    package var bottom: Preference
    package var trailing: Preference

    /// A spacing without wishes.
    public static let zero = ViewSpacing(all: .none)

    /// Creates the usual distances.
    public init() {
        self.init(all: .standard)
    }

    package init(all preference: Preference) {
        top = preference
        leading = preference
        bottom = preference
        trailing = preference
    }

    package static let text: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.top = .text
        spacing.bottom = .text
        return spacing
    }()

    /// Takes over the wishes of another view along `edges`.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.union(top, other.top) }
        if edges.contains(.leading) { leading = Self.union(leading, other.leading) }
        if edges.contains(.bottom) { bottom = Self.union(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = Self.union(trailing, other.trailing) }
    }

    /// The larger of both distances at each edge.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to the next view along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        switch (end, start) {
        case (.none, _), (_, .none): return 0
        case (.text, .text) where axis == .vertical: return 0
        default: return Self.standardDistance
        }
    }

    private static func union(_ a: Preference, _ b: Preference) -> Preference {
        if a == b || b == .open { return a }
        if a == .open { return b }
        return .standard
    }
}
