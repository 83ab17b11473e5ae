import Foundation

/// How a lazy container arranges its units across its axis.
package struct LazyStyle: Equatable {
    package enum Arrangement: Equatable {
        /// One unit per line, on a guide.
        case stack(AlignmentKey)
        /// Columns of a vertical grid, rows of a horizontal one; alignment of the cells that have none of their own.
        case grid([GridItem], Alignment)
    }

    package var axis: Axis
    package var arrangement: Arrangement
    /// The distance between lines, in points.
    package var spacing: CGFloat
    package var pinnedViews: PinnedScrollableViews

    package static let standardSpacing: CGFloat = 8
}

/// The columns of a grid for one width: where cells go across the grid's axis.
struct LazyTracks: Equatable {
    struct Track: Equatable {
        var position: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    private(set) var length: CGFloat = 0

    /// Fixed columns take their width, the others share what is left, from the first to the last; an adaptive one holds
    /// as many equal columns as its minimum lets in.
    init(_ items: [GridItem], length available: CGFloat, alignment: Alignment) {
        let distances = items.dropLast().map { $0.spacing ?? LazyStyle.standardSpacing }
        var rest = available - distances.reduce(0, +)
        var sharing = 0
        for item in items {
            if case .fixed(let length) = item.size { rest -= length } else { sharing += 1 }
        }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let own = item.alignment ?? alignment
            let share = sharing > 0 ? max(0, rest / CGFloat(sharing)) : 0
            switch item.size {
            case .fixed(let length):
                add(length, own, at: &position)
            case .flexible(let minimum, let maximum):
                let length = max(minimum, min(share, maximum))
                add(length, own, at: &position)
                rest -= length
                sharing -= 1
            case .adaptive(let minimum, let maximum):
                let spacing = item.spacing ?? LazyStyle.standardSpacing
                let count = max(1, Int((share + spacing) / max(1, minimum + spacing)))
                let each = max(0, min((share - CGFloat(count - 1) * spacing) / CGFloat(count), maximum))
                for inner in 0..<count {
                    if inner > 0 { position += spacing }
                    add(max(each, min(minimum, share)), own, at: &position)
                }
                rest -= share
                sharing -= 1
            }
            if index < distances.count { position += distances[index] }
        }
        length = position
    }

    private mutating func add(_ length: CGFloat, _ alignment: Alignment, at position: inout CGFloat) {
        tracks.append(Track(position: position, length: length, alignment: alignment))
        position += length
    }
}
