import Foundation

extension Path {
    /// The smallest rectangle around the path's lines and curves; the null rectangle for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect
        case .roundedRect(let rounded): return rounded.rect
        case .elements:
            var result = CGRect.null
            for subpath in subpaths {
                if subpath.segments.isEmpty { result = result.merging(CGRect(origin: subpath.start, size: .zero)) }
                for segment in subpath.segments { result = result.merging(segment.bounds) }
            }
            return result
        }
    }

    /// True where filling the path would paint the point: by the even-odd rule if `eoFill`, else by the winding number.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(p)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let x = (p.x - rect.midX) / (rect.width / 2)
            let y = (p.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .roundedRect, .elements:
            let winding = winding(around: p)
            return eoFill ? winding % 2 != 0 : winding != 0
        }
    }

    /// How often the path goes round the point; open subpaths count as closed by a line, as in a fill.
    private func winding(around p: CGPoint) -> Int {
        var winding = 0
        for subpath in subpaths {
            let points = subpath.flattened(tolerance: Self.flatness)
            guard var previous = points.last else { continue }
            for point in points {
                let side = (point - previous).cross(p - previous)
                if previous.y <= p.y, point.y > p.y, side > 0 { winding += 1 }
                if previous.y > p.y, point.y <= p.y, side < 0 { winding -= 1 }
                previous = point
            }
        }
        return winding
    }

    /// The path after the transformation.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        switch storage {
        case .empty: return self
        case .rect(let rect) where transform.keepsAxes:
            return Path(rect.applying(transform))
        case .ellipse(let rect) where transform.keepsAxes:
            return Path(ellipseIn: rect.applying(transform))
        case .roundedRect(let rounded) where transform.keepsAxes && transform.a == transform.d:
            return Path(
                roundedRect: rounded.rect.applying(transform), cornerRadii: rounded.radii.map { $0 * transform.a },
                style: rounded.style)
        default:
            return Path(elements.applying(transform))
        }
    }

    /// The path moved by the given distances.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part of the path between two fractions of its length.
    ///
    /// The fractions are clamped to 0 … 1; where `to` is not above `from`, the result is empty.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = max(0, from.isNaN ? 0 : from)
        let to = min(1, to.isNaN ? 1 : to)
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }

        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map { $0.length() } }
        let total = lengths.joined().reduce(0, +)
        let (first, last) = (from * total, to * total)
        var list = PathElements()
        var position: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            var isDrawing = false
            for (segment, length) in zip(subpath.segments, lengths) {
                let (begin, end) = (max(first - position, 0), min(last - position, length))
                position += length
                guard end > begin else { continue }
                let t0 = segment.parameter(atLength: begin, of: length)
                let t1 = segment.parameter(atLength: end, of: length)
                let piece = t0 == 0 && t1 == 1 ? segment : segment.piece(from: t0, to: t1)
                if !isDrawing { list.move(to: piece.start) }
                isDrawing = true
                switch piece {
                case .line(_, let b): list.line(to: b)
                case .cubic(_, let c1, let c2, let b): list.cubic(to: b, control1: c1, control2: c2)
                }
            }
        }
        return Path(list)
    }

    /// The length of all the subpaths, in points.
    package var length: CGFloat {
        subpaths.reduce(0) { $1.segments.reduce($0) { $0 + $1.length() } }
    }
}

extension CGRect {
    /// As `union`, but rectangles of no width or height count too.
    func merging(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return CGRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
