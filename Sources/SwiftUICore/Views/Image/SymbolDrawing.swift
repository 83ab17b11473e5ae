import Foundation

/// Draws a symbol's outline.
struct SymbolDrawing {
    let outline: SymbolOutline
    /// From ems to the node's own coordinates.
    let placement: CGAffineTransform
    /// The width, in points, that a bold symbol's outline is stroked with.
    let emphasis: CGFloat
    let isHierarchical: Bool

    /// How opaque the circle around a hierarchical symbol is.
    private static let faint = 0.35

    @MainActor
    func draw(_ paint: ResolvedPaint, bounds: CGRect, transform: CGAffineTransform, in painter: any Painter) {
        guard !paint.isClear else { return }
        // A fill and a stroke of something translucent must not add up where they overlap.
        if emphasis > 0, case .color(let color) = paint, color.opacity < 1 {
            var opaque = color
            opaque.opacity = 1
            painter.pushOpacity(Double(color.opacity))
            drawLayers(.color(opaque), bounds, transform, painter)
            painter.pop()
        } else {
            drawLayers(paint, bounds, transform, painter)
        }
    }

    @MainActor
    private func drawLayers(
        _ paint: ResolvedPaint, _ bounds: CGRect, _ transform: CGAffineTransform, _ painter: any Painter
    ) {
        func fill(_ path: Path, _ paint: ResolvedPaint) {
            let placed = path.applying(placement)
            painter.fill(
                placed, style: FillStyle(eoFill: outline.isEvenOdd), paint: paint, bounds: bounds, transform: transform)
            guard emphasis > 0 else { return }
            painter.stroke(
                placed, style: StrokeStyle(lineWidth: emphasis, lineJoin: .round), isAntialiased: true, paint: paint,
                bounds: bounds, transform: transform)
        }
        guard isHierarchical, let layers = outline.layers else { return fill(outline.path, paint) }
        fill(layers.surrounding, paint.opacity(Self.faint))
        fill(layers.content, paint)
    }
}

extension SymbolOutline {
    /// What surrounds the symbol proper, and the symbol: of `plus.circle` the ring and the plus, of `plus.circle.fill` the
    /// disc and the plus that is cut out of it. Nil where nothing surrounds it.
    var layers: (surrounding: Path, content: Path)? {
        var parts = path.separated.map { ($0, $0.boundingRect) }
        guard parts.count > 1, let outer = parts.indices.max(by: { parts[$0].1.area < parts[$1].1.area }) else {
            return nil
        }
        let (surrounding, frame) = parts.remove(at: outer)
        guard parts.allSatisfy({ frame.insetBy(dx: -0.01, dy: -0.01).contains($0.1) }) else { return nil }
        // A hole that follows the outer edge all the way makes a ring of it.
        let hole = parts.firstIndex { $0.1.width > frame.width * 0.75 && $0.1.height > frame.height * 0.75 }
        var around = surrounding
        if let hole { around.addPath(parts.remove(at: hole).0) }
        guard !parts.isEmpty else { return nil }
        var content = Path()
        for part in parts { content.addPath(part.0) }
        return (around, content)
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}

extension Path {
    /// Each of the path's closed figures by itself.
    fileprivate var separated: [Path] {
        var result: [Path] = []
        forEach { element in
            if case .move = element { result.append(Path()) }
            guard !result.isEmpty else { return }
            let last = result.count - 1
            switch element {
            case .move(let point): result[last].move(to: point)
            case .line(let point): result[last].addLine(to: point)
            case .quadCurve(let point, let control): result[last].addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second):
                result[last].addCurve(to: point, control1: first, control2: second)
            case .closeSubpath: result[last].closeSubpath()
            }
        }
        return result.filter { !$0.isEmpty }
    }
}
