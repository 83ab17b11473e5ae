import Foundation

/// Turns flattened lines into the outline that a stroke paints.
struct PathStroker {
    private let style: StrokeStyle
    private let half: CGFloat
    private var list = PathElements()

    init(style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    static func outline(of path: Path, style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var stroker = PathStroker(style: style)
        let dasher = PathDasher(dash: style.dash, phase: style.dashPhase)
        for subpath in path.subpaths where !subpath.segments.isEmpty {
            let line = Polyline(subpath)
            for piece in dasher?.pieces(of: line) ?? [line] { stroker.stroke(piece) }
        }
        return Path(stroker.list)
    }

    private mutating func stroke(_ line: Polyline) {
        guard line.points.count > 1 else {
            dot(at: line.points[0], direction: line.direction)
            return
        }
        let backwards = Array(line.points.reversed())
        if line.isClosed {
            ring(line.points)
            ring(backwards)
        } else {
            side(line.points)
            cap(at: line.points[line.points.count - 1], direction: backwards[0] - backwards[1])
            side(backwards)
            cap(at: line.points[0], direction: line.points[0] - line.points[1])
            list.close()
        }
    }

    /// A line of no length shows only its caps.
    private mutating func dot(at center: CGPoint, direction: CGVector) {
        switch style.lineCap {
        case .butt: return
        case .round:
            list.move(to: CGPoint(x: center.x + half, y: center.y))
            list.addArc(center: center, radius: half, start: 0, delta: 2 * .pi, transform: .identity)
        case .square:
            let along = direction * half
            let across = Self.normal(direction) * half
            list.move(to: center + along + across)
            list.line(to: center + along + -across)
            list.line(to: center + -along + -across)
            list.line(to: center + -along + across)
        }
        list.close()
    }

    /// One side of an open line, from its start to its end.
    private mutating func side(_ points: [CGPoint]) {
        var direction = Self.direction(points[0], points[1])
        emit(points[0] + Self.normal(direction) * half)
        for index in 1..<(points.count - 1) {
            let next = Self.direction(points[index], points[index + 1])
            join(at: points[index], from: direction, to: next)
            direction = next
        }
        list.line(to: points[points.count - 1] + Self.normal(direction) * half)
    }

    /// One side of a closed line, as a closed subpath.
    private mutating func ring(_ points: [CGPoint]) {
        let count = points.count
        var direction = Self.direction(points[count - 1], points[0])
        list.move(to: points[0] + Self.normal(direction) * half)
        for index in 0..<count {
            let next = Self.direction(points[index], points[(index + 1) % count])
            join(at: points[index], from: direction, to: next)
            direction = next
        }
        list.close()
    }

    private mutating func emit(_ point: CGPoint) {
        if list.verbs.isEmpty || list.verbs.last == .close { list.move(to: point) } else { list.line(to: point) }
    }

    private mutating func join(at pivot: CGPoint, from d0: CGVector, to d1: CGVector) {
        let (cross, dot) = (d0.cross(d1), d0.dot(d1))
        let (n0, n1) = (Self.normal(d0), Self.normal(d1))
        list.line(to: pivot + n0 * half)
        let isGentle = dot > Self.gentle
        if cross > 0 {
            // The inner side: the way over the pivot keeps the winding right where segments are shorter than the line
            // is wide.
            if !isGentle { list.line(to: pivot) }
        } else if isGentle || style.lineJoin == .miter && reachesMiter(dot) {
            list.line(to: pivot + (n0 + n1) * (half / (1 + dot)))
        } else if style.lineJoin == .round {
            let turn = cross == 0 ? -Double.pi : Double(atan2(cross, dot))
            list.addArc(
                center: pivot, radius: half, start: atan2(n0.dy, n0.dx), delta: turn, transform: .identity)
        }
        list.line(to: pivot + n1 * half)
    }

    /// The miter's length over the line's width is 1 / cos(half the turn).
    private func reachesMiter(_ dot: CGFloat) -> Bool {
        dot > -0.999999 && 2 / (1 + dot) <= style.miterLimit * style.miterLimit
    }

    private mutating func cap(at point: CGPoint, direction: CGVector) {
        guard let along = direction.normalized else { return }
        let across = Self.normal(along)
        switch style.lineCap {
        case .butt: break
        case .round:
            list.addArc(
                center: point, radius: half, start: atan2(across.dy, across.dx), delta: -.pi, transform: .identity)
        case .square:
            list.line(to: point + (across + along) * half)
            list.line(to: point + (along - across) * half)
        }
    }

    /// Turns below this (about 14°) come from flattened curves, whose joins never show.
    private static let gentle: CGFloat = 0.97

    private static func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        (b - a).normalized ?? CGVector(dx: 1, dy: 0)
    }

    private static func normal(_ direction: CGVector) -> CGVector {
        CGVector(dx: -direction.dy, dy: direction.dx)
    }
}

/// A line through points, neighbours of which differ.
struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool

    /// Where the line heads at its start, which also holds for a line of no length.
    var direction: CGVector

    init(points: [CGPoint], isClosed: Bool, direction: CGVector) {
        self.points = points
        self.isClosed = isClosed
        self.direction = direction
    }

    init(_ subpath: Subpath) {
        points = subpath.flattened(tolerance: Path.flatness)
        isClosed = subpath.isClosed
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        if points.count < 3, isClosed { isClosed = points.count == 2 }
        direction = points.count > 1 ? (points[1] - points[0]).normalized ?? Self.right : Self.right
    }

    static let right = CGVector(dx: 1, dy: 0)
}
