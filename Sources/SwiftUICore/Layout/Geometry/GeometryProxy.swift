import Foundation

/// Size and place of a view, for closures that need them.
public struct GeometryProxy: @unchecked Sendable {
    /// The view's size in points.
    public let size: CGSize
    /// How far bars and the like cover the edges of the view's surroundings, in points.
    public let safeAreaInsets: EdgeInsets
    // Read on the main thread only, see frame(in:).
    private weak var node: RenderNode?
    private let note: (@MainActor (CoordinateSpace, CGRect) -> Void)?

    @MainActor
    init(_ node: RenderNode, note: (@MainActor (CoordinateSpace, CGRect) -> Void)? = nil) {
        size = node.size
        safeAreaInsets = node.safeAreaInsets
        self.node = node
        self.note = note
    }

    /// The view's frame in the coordinates of `coordinateSpace`, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in the coordinates of `coordinateSpace`, in points.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard MainThread.isCurrent else { return CGRect(origin: .zero, size: size) }
        let request = SpaceRequest(space: coordinateSpace)
        return MainActor.assumeIsolated {
            guard let node else { return CGRect(origin: .zero, size: size) }
            let frame = node.layoutFrame(in: request.space)
            note?(request.space, frame)
            return frame
        }
    }

    /// The visible frame of a view around, in this view's coordinates: that of the nearest scroll view by `.scrollView`.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard MainThread.isCurrent else { return nil }
        let request = SpaceRequest(space: coordinateSpace.coordinateSpace)
        return MainActor.assumeIsolated {
            guard let node, let around = node.ancestor(of: request.space) else { return nil }
            let frame = node.layoutFrame(in: around)
            note?(request.space, frame)
            return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: around.size)
        }
    }

    func resolve<T>(_ anchor: Anchor<T>) -> T {
        guard MainThread.isCurrent else { return anchor.source.locate(.zero) { $0 } }
        // The anchor is read here and now, on the thread that it belongs to.
        nonisolated(unsafe) let anchor = anchor
        nonisolated(unsafe) var value: T?
        MainActor.assumeIsolated {
            guard let node else { return }
            note?(.global, node.layoutFrame(in: .global))
            value = anchor.resolve(in: node)
        }
        return value ?? anchor.source.locate(.zero) { $0 }
    }

    /// A hashable name carries no isolation of its own; it is only read here.
    private struct SpaceRequest: @unchecked Sendable {
        let space: CoordinateSpace
    }
}
