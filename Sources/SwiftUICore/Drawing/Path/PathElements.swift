import Foundation

/// A path's commands and their points, kept in two flat arrays.
struct PathElements: Hashable, Sendable {
    enum Verb: UInt8, Sendable {
        case move, line, quad, cubic, close

        var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    private(set) var verbs: [Verb] = []
    private(set) var points: [CGPoint] = []

    /// Where the open subpath began; a subpath that closes leaves the pen here.
    private(set) var start: CGPoint?

    /// The pen's place.
    private(set) var current: CGPoint?

    var isEmpty: Bool { verbs.isEmpty }

    mutating func move(to point: CGPoint) {
        // A move that follows a move replaces it, so that paths that draw the same compare equal.
        if verbs.last == .move {
            points[points.count - 1] = point
        } else {
            verbs.append(.move)
            points.append(point)
        }
        start = point
        current = point
    }

    mutating func line(to point: CGPoint) {
        guard begin() else { return }
        verbs.append(.line)
        points.append(point)
        current = point
    }

    mutating func quad(to point: CGPoint, control: CGPoint) {
        guard begin() else { return }
        verbs.append(.quad)
        points.append(control)
        points.append(point)
        current = point
    }

    mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard begin() else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
        current = point
    }

    mutating func close() {
        guard let start, let last = verbs.last, last != .close else { return }
        verbs.append(.close)
        current = start
    }

    /// Makes sure that a subpath is open: none can be drawn without a current point, and one that follows a close
    /// begins where the closed one began.
    private mutating func begin() -> Bool {
        guard let start else { return false }
        if verbs.last == .close {
            verbs.append(.move)
            points.append(start)
        }
        return true
    }

    mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let to): move(to: to)
        case .line(let to): line(to: to)
        case .quadCurve(let to, let control): quad(to: to, control: control)
        case .curve(let to, let control1, let control2): cubic(to: to, control1: control1, control2: control2)
        case .closeSubpath: close()
        }
    }

    mutating func append(_ other: PathElements, transform: CGAffineTransform) {
        other.forEach { append($0.applying(transform)) }
    }

    func forEach(_ body: (Path.Element) -> Void) {
        var index = 0
        for verb in verbs {
            switch verb {
            case .move: body(.move(to: points[index]))
            case .line: body(.line(to: points[index]))
            case .quad: body(.quadCurve(to: points[index + 1], control: points[index]))
            case .cubic:
                body(.curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
            case .close: body(.closeSubpath)
            }
            index += verb.pointCount
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathElements {
        var copy = self
        copy.points = points.map { $0.applying(transform) }
        copy.start = start?.applying(transform)
        copy.current = current?.applying(transform)
        return copy
    }
}

extension Path.Element {
    func applying(_ t: CGAffineTransform) -> Path.Element {
        if t.isIdentity { return self }
        return switch self {
        case .move(let to): .move(to: to.applying(t))
        case .line(let to): .line(to: to.applying(t))
        case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
        case .curve(let to, let control1, let control2):
            .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}
