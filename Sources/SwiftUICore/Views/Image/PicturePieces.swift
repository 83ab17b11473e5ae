import Foundation

/// Where copies of a picture go, to fill a frame as its resizing mode says.
struct PicturePieces {
    struct Piece: Equatable {
        /// Where the whole picture would be.
        var frame: CGRect
        /// The part that shows; nil: all.
        var clip: CGRect?
    }

    private(set) var pieces: [Piece] = []

    init(size: CGSize, resizing: Image.Resizing?, bounds: CGRect) {
        guard let resizing, size.width > 0, size.height > 0 else {
            pieces = [Piece(frame: bounds)]
            return
        }
        let insets = resizing.capInsets
        if resizing.mode == .stretch, insets == EdgeInsets() {
            pieces = [Piece(frame: bounds)]
            return
        }
        let columns = Self.spans(size.width, bounds.width, insets.leading, insets.trailing, resizing.mode)
        let rows = Self.spans(size.height, bounds.height, insets.top, insets.bottom, resizing.mode)
        for row in rows {
            for column in columns {
                // The whole picture, scaled so that the source part covers the target part.
                let (scaleX, scaleY) = (
                    column.target.length / column.source.length, row.target.length / row.source.length
                )
                let frame = CGRect(
                    x: bounds.minX + column.target.start - column.source.start * scaleX,
                    y: bounds.minY + row.target.start - row.source.start * scaleY,
                    width: size.width * scaleX, height: size.height * scaleY)
                let clip = CGRect(
                    x: bounds.minX + column.target.start, y: bounds.minY + row.target.start,
                    width: column.target.length, height: row.target.length)
                pieces.append(Piece(frame: frame, clip: clip))
            }
        }
    }

    private struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    /// The parts of one axis: a cap, the middle once or in copies, a cap.
    private static func spans(
        _ size: CGFloat, _ room: CGFloat, _ first: CGFloat, _ last: CGFloat, _ mode: Image.ResizingMode
    ) -> [(source: Span, target: Span)] {
        let first = max(0, min(first, size))
        let last = max(0, min(last, size - first))
        let middle = Span(start: first, length: size - first - last)
        var result: [(source: Span, target: Span)] = []
        if first > 0 { result.append((Span(start: 0, length: first), Span(start: 0, length: first))) }
        let end = max(first, room - last)
        if middle.length > 0, end > first {
            switch mode {
            case .stretch: result.append((middle, Span(start: first, length: end - first)))
            case .tile:
                var start = first
                while start < end {
                    let length = min(middle.length, end - start)
                    result.append((Span(start: middle.start, length: length), Span(start: start, length: length)))
                    start += length
                }
            }
        }
        if last > 0 { result.append((Span(start: size - last, length: last), Span(start: end, length: last))) }
        return result
    }
}
