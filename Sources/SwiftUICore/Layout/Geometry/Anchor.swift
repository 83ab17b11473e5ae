import Foundation

/// A place or a rectangle of one view, which other views read in their own coordinates with `proxy[anchor]`.
public struct Anchor<Value> {
    /// Which place or rectangle of a view.
    public struct Source {
        /// From the view's size, and the way from its coordinates to those of the reader.
        let locate: (CGSize, (CGPoint) -> CGPoint) -> Value
    }

    let probe: AnchorProbe
    let source: Source
    /// Counts the values of the modifier that made it: sources cannot be compared.
    let version: Int

    /// The value in the coordinates of `node`.
    @MainActor
    package func resolve(in node: RenderNode) -> Value {
        let there = probe.read()
        let here = node.layoutFrame(in: .global)
        return source.locate(there.size) {
            CGPoint(x: $0.x + there.minX - here.minX, y: $0.y + there.minY - here.minY)
        }
    }
}

// Anchors are made, and resolved, on the main thread; the probe guards itself.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.probe === rhs.probe && lhs.version == rhs.version }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(probe)) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { _, convert in CGRect(origin: convert(rect.origin), size: rect.size) }
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { size, convert in CGRect(origin: convert(.zero), size: size) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { _, convert in convert(point) }
    }

    /// A point as fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { size, convert in convert(CGPoint(x: size.width * point.x, y: size.height * point.y)) }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several sources of one view as one.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size, convert in array.map { $0.locate(size, convert) } }
    }

    /// A source that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size, convert in anchor?.locate(size, convert) }
    }
}

extension GeometryProxy {
    /// The anchor's value in this view's coordinates, in points.
    public subscript<T>(anchor: Anchor<T>) -> T {
        resolve(anchor)
    }
}
