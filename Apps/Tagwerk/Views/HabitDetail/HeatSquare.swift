import SwiftUI
import TagwerkModel

/// A day of the heat map, told by its form as well as by its colour: full, filled from below, with a line, or with a
/// cross.
struct HeatSquare {
    let mark: DayMark
    let color: Color
    var isFuture = false
    var isToday = false

    @MainActor
    func draw(in context: GraphicsContext, _ square: CGRect) {
        let shape = Path(roundedRect: square, cornerRadius: square.width * 0.2)
        context.fill(shape, with: .color(.primary.opacity(isFuture ? 0.03 : 0.09)))
        let line = max(1, square.width * 0.14)
        switch mark {
        case .open: break
        case .done: context.fill(shape, with: .color(color))
        case .partial(let share):
            let height = max(line, square.height * share)
            let part = CGRect(x: square.minX, y: square.maxY - height, width: square.width, height: height)
            var clipped = context
            clipped.clip(to: shape)
            clipped.fill(Path(part), with: .color(color.opacity(0.6)))
        case .over:
            context.stroke(
                Path {
                    $0.move(to: CGPoint(x: square.minX, y: square.minY))
                    $0.addLine(to: CGPoint(x: square.maxX, y: square.maxY))
                    $0.move(to: CGPoint(x: square.maxX, y: square.minY))
                    $0.addLine(to: CGPoint(x: square.minX, y: square.maxY))
                }, with: .color(.red), lineWidth: line)
        case .skipped:
            context.stroke(
                Path {
                    $0.move(to: CGPoint(x: square.minX + line, y: square.midY))
                    $0.addLine(to: CGPoint(x: square.maxX - line, y: square.midY))
                }, with: .color(.primary.opacity(0.6)), lineWidth: line)
        }
        if isToday { context.stroke(shape, with: .color(.primary), lineWidth: line) }
    }
}
