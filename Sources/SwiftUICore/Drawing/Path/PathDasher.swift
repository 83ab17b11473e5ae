import Foundation

/// Cuts lines into the painted pieces of a dash pattern.
struct PathDasher {
    private let dash: [CGFloat]
    private let phase: CGFloat

    /// Nil where the pattern is empty or has no length, which means a solid line.
    init?(dash: [CGFloat], phase: CGFloat) {
        let total = dash.reduce(0, +)
        guard total > 0, total.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return nil }
        // A pattern of odd length swaps paint and gap in its second round.
        self.dash = dash.count % 2 == 0 ? dash : dash + dash
        let period = dash.count % 2 == 0 ? total : total * 2
        let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        self.phase = rest < 0 ? rest + period : rest
    }

    func pieces(of line: Polyline) -> [Polyline] {
        var points = line.points
        guard points.count > 1 else { return [line] }
        if line.isClosed { points.append(points[0]) }
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
        // Dashes far finer than any pixel would only cost memory: they look solid.
        guard length / (dash.reduce(0, +) / CGFloat(dash.count)) < 100_000 else { return [line] }

        var (index, rest) = start
        let startsPainted = index % 2 == 0
        var result: [Polyline] = []
        var open: Polyline?
        if startsPainted { open = Polyline(points: [points[0]], isClosed: false, direction: line.direction) }
        for (a, b) in zip(points, points.dropFirst()) {
            guard let direction = (b - a).normalized else { continue }
            let segment = (b - a).length
            var done: CGFloat = 0
            while segment - done > rest {
                done += rest
                let place = a + direction * done
                if var piece = open {
                    piece.add(place)
                    result.append(piece)
                    open = nil
                }
                index = (index + 1) % dash.count
                rest = dash[index]
                if index % 2 == 0 {
                    open = Polyline(points: [place], isClosed: false, direction: direction)
                }
            }
            rest -= segment - done
            open?.add(b)
        }
        if var piece = open {
            // A piece that runs over the seam of a closed line is one piece, joined there.
            if line.isClosed, startsPainted, let first = result.first {
                for point in first.points { piece.add(point) }
                result[0] = piece
            } else {
                result.append(piece)
            }
        }
        return result
    }

    /// The entry of the pattern at the line's start and what is left of it.
    private var start: (Int, CGFloat) {
        var (index, rest) = (0, phase)
        while rest >= dash[index], rest > 0 || dash[index] > 0 {
            rest -= dash[index]
            index = (index + 1) % dash.count
        }
        return (index, dash[index] - rest)
    }
}

extension Polyline {
    mutating func add(_ point: CGPoint) {
        if points.last != point { points.append(point) }
    }
}
