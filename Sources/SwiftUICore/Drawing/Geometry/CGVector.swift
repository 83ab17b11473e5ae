import Foundation

/// A two-dimensional vector.
public struct CGVector: Hashable, Sendable, Codable {
    /// The x component.
    public var dx: CGFloat

    /// The y component.
    public var dy: CGFloat

    /// A vector of the given components, each zero unless given.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }

    /// No distance at all.
    public static let zero = CGVector()
}
