import Foundation

/// As a shape, a path is drawn from its frame's top left corner, whatever the frame's size.
extension Path: Shape {
    public func path(in rect: CGRect) -> Path {
        rect.origin == .zero || rect.isNull ? self : offsetBy(dx: rect.minX, dy: rect.minY)
    }
}
