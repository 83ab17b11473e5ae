import Foundation

extension Path {
    /// The outline of what stroking the path in `style` paints, to be filled by winding number.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        PathStroker.outline(of: self, style: style)
    }
}
