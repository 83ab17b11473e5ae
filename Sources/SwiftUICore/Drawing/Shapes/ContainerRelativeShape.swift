import Foundation

/// A shape like that of the container around, closer to the middle by as much as the view is from the container's edges.
///
/// Without a container that has said its shape it is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    fileprivate var inset: CGFloat = 0

    /// Creates the shape.
    public init() {}

    /// The outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        guard MainThread.isCurrent, let container = MainActor.assumeIsolated({ ContainerGeometry.current }) else {
            return Path(rect)
        }
        let frame = container.frame
        let distance = max(
            0, min(rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY))
        return container.path(rect.insetBy(dx: -distance, dy: -distance), distance)
    }

    /// The shape with its sides moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape like that of the container around.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Says the shape of this view to the `ContainerRelativeShape`s in it.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

struct ContainerShapeModifier<S: InsettableShape>: ItemModifier {
    typealias Body = Never
    let shape: S

    func makeWrapper(for node: ViewNode) -> ContainerShapeRenderNode { ContainerShapeRenderNode(graph: node.graph) }

    func update(_ wrapper: ContainerShapeRenderNode, for node: ViewNode) {
        wrapper.path = { [shape] rect, inset in shape.inset(by: inset).path(in: rect) }
        wrapper.surface?.setNeedsDisplay()
    }
}

final class ContainerShapeRenderNode: WrapperRenderNode {
    /// The shape's outline in a rectangle, its sides moved inwards.
    var path: (CGRect, CGFloat) -> Path = { Path($0.insetBy(dx: $1, dy: $1)) }

    override func didEnter(_ surface: Surface) { graph.containerShapes += 1 }
    override func willLeave(_ surface: Surface) { graph.containerShapes -= 1 }
}

/// The container around the node that is drawn at present.
@MainActor
enum ContainerGeometry {
    /// Made and read on the main thread only.
    struct Container: @unchecked Sendable {
        /// In the coordinates of the node that is drawn.
        let frame: CGRect
        let path: (CGRect, CGFloat) -> Path
    }

    fileprivate(set) static var current: Container?
}

extension RenderNode {
    /// Runs what asks a shape for its path, with the container around known to it.
    final func withContainerShape<R>(_ work: () -> R) -> R {
        guard graph.containerShapes > 0, transform.meanScale > 1e-6 else { return work() }
        var node = parent
        while let current = node {
            if let container = current as? ContainerShapeRenderNode, container.surface === surface {
                let frame = CGRect(origin: .zero, size: container.committedFrame.size)
                    .applying(container.transform.concatenating(transform.inverted()))
                let outer = ContainerGeometry.current
                ContainerGeometry.current = ContainerGeometry.Container(frame: frame, path: container.path)
                defer { ContainerGeometry.current = outer }
                return work()
            }
            node = current.parent
        }
        return work()
    }
}
