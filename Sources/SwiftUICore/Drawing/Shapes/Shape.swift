import Foundation

/// A two-dimensional shape, drawn into whatever rectangle it is given.
///
/// As a view, a shape takes all the space it is offered and fills itself with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The shape's outline in `rect`.
    func path(in rect: CGRect) -> Path

    /// What the shape stands for.
    static var role: ShapeRole { get }

    /// What the shape does in layouts from right to left; unless given, it is mirrored.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape as a view; unless given, what is proposed.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}
