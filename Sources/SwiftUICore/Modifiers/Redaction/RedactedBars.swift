import Foundation

/// The bars that stand for the lines of a text.
struct RedactedBars {
    let size: CGSize
    let lineHeight: CGFloat
    let alignment: TextAlignment

    /// How much of its line's height a bar takes up, and how long the last line of several is.
    private static let thickness: CGFloat = 0.62
    private static let lastLine: CGFloat = 0.6

    var frames: [CGRect] {
        guard lineHeight > 0, size.width > 0 else { return [] }
        let count = max(1, Int((size.height / lineHeight).rounded()))
        let height = size.height / CGFloat(count)
        return (0..<count).map { line in
            let width = count > 1 && line == count - 1 ? size.width * Self.lastLine : size.width
            let rest = size.width - width
            let x: CGFloat =
                switch alignment {
                case .leading: 0
                case .center: rest / 2
                case .trailing: rest
                }
            let thickness = height * Self.thickness
            return CGRect(x: x, y: CGFloat(line) * height + (height - thickness) / 2, width: width, height: thickness)
        }
    }

    @MainActor
    func draw(_ paint: ResolvedPaint, transform: CGAffineTransform, in painter: any Painter) {
        for frame in frames {
            painter.fill(
                Path(roundedRect: frame, cornerRadius: min(4, frame.height / 3)), style: FillStyle(),
                paint: paint, bounds: frame, transform: transform)
        }
    }
}

extension ResolvedPaint {
    /// How opaque bars and boxes are, of what they stand for.
    static let redaction = 0.18
}
