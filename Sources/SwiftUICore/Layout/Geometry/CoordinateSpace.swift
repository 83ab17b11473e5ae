import Foundation

/// Names the coordinates in which a frame is told.
public enum CoordinateSpace: Hashable {
    /// That of the window's content.
    case global
    /// That of the view itself.
    case local
    /// That of a view around, which `coordinateSpace(_:)` has named.
    case named(AnyHashable)

    /// Whether this is the window's space.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A kind of coordinates.
public protocol CoordinateSpaceProtocol {
    /// The space that this stands for.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the window's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates a global coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates a local coordinate space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that has been given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the nearest scroll view's visible part; with an axis, of the nearest that scrolls along it.
struct ScrollSpaceName: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest view around that `coordinateSpace(_:)` has given this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible part of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { named(ScrollSpaceName(axis: nil)) }

    /// The visible part of the nearest scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { named(ScrollSpaceName(axis: axis)) }
}

extension RenderNode {
    /// This node's frame in other coordinates. A name that nobody around has stands for the window, as in SwiftUI.
    package final func layoutFrame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return layoutFrame(in: nil)
        case .named(let name): return layoutFrame(in: ancestor(named: name))
        }
    }

    /// The view around that has given a coordinate space its name.
    final func ancestor(of space: CoordinateSpace) -> RenderNode? {
        guard case .named(let name) = space else { return nil }
        return ancestor(named: name)
    }

    private func ancestor(named name: AnyHashable) -> RenderNode? {
        var node = parent
        while let current = node {
            if current.coordinateSpaceNames(name) { return current }
            node = current.parent
        }
        return nil
    }

    private func coordinateSpaceNames(_ name: AnyHashable) -> Bool {
        if let scroll = self as? ScrollRenderNode, let wanted = name.base as? ScrollSpaceName {
            return wanted.axis.map { scroll.configuration.axes.contains(Axis.Set($0)) } ?? true
        }
        return (self as? CoordinateSpaceRenderNode)?.name == name
    }
}
