import Foundation

/// A connected run of segments.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The points of a polyline within `tolerance` of the subpath, from its start; neighbours differ.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments { segment.flatten(tolerance: tolerance, into: &points) }
        var result: [CGPoint] = []
        result.reserveCapacity(points.count)
        for point in points where result.last != point { result.append(point) }
        return result
    }
}

extension Path {
    /// How far a flattened curve may stray from the true one, in points: less than any screen shows.
    static let flatness: CGFloat = 0.02

    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var open: Subpath?
        func end(_ subpath: Subpath) -> CGPoint { subpath.segments.last?.end ?? subpath.start }
        elements.forEach { element in
            switch element {
            case .move(let to):
                if let open { result.append(open) }
                open = Subpath(start: to)
            case .line(let to):
                if let from = open.map(end) { open?.segments.append(.line(from, to)) }
            case .quadCurve(let to, let control):
                if let from = open.map(end) { open?.segments.append(.quad(from, control, to)) }
            case .curve(let to, let control1, let control2):
                if let from = open.map(end) { open?.segments.append(.cubic(from, control1, control2, to)) }
            case .closeSubpath:
                guard var subpath = open else { return }
                let last = end(subpath)
                if last != subpath.start { subpath.segments.append(.line(last, subpath.start)) }
                subpath.isClosed = true
                result.append(subpath)
                open = nil
            }
        }
        if let open { result.append(open) }
        return result
    }
}
