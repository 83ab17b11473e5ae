import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
    private var shape: any Shape

    /// A shape that draws as `shape` does.
    public init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: shape) }
        set { newValue.set(on: &shape) }
    }
}
