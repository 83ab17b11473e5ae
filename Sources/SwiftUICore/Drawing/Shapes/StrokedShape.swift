import Foundation

/// The area that stroking a shape paints.
public struct _StrokedShape<Content: Shape>: Shape {
    public var shape: Content
    public var style: StrokeStyle

    @inlinable public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public static var role: ShapeRole { .stroke }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that is the stroke of another one, which backends stroke themselves.
package protocol StrokingShape {
    /// The line that is stroked in `rect`, and how.
    func stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle)
}

extension _StrokedShape: StrokingShape {
    package func stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle) {
        (shape.path(in: rect), style)
    }
}

extension Shape {
    /// The area that stroking the shape's outline in `style` paints.
    public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
    }

    /// The area that stroking the shape's outline with a line of the given width paints.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
