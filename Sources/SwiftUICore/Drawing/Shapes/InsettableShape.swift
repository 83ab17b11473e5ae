import Foundation

/// A shape that can shrink inwards.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the shrunken shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its sides moved inwards by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}
