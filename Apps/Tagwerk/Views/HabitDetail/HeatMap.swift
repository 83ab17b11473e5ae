import SwiftUI
import TagwerkModel

/// Months of a habit with a square for each day, weeks as columns. It is one drawing and one element with a spoken
/// summary; the month calendar has a button for each day.
struct HeatMap: View {
    let habit: Habit
    let months: ClosedRange<CivilMonth>
    let today: CivilDay
    let weekStart: Weekday
    let show: @MainActor (CivilMonth) -> Void

    @State private var width: CGFloat = 0
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var layoutDirection

    private var days: ClosedRange<CivilDay> { months.lowerBound.firstDay...months.upperBound.lastDay }
    private var origin: CivilDay { days.lowerBound.startOfWeek(weekStart) }
    private var columns: Int { origin.distance(to: days.upperBound) / 7 + 1 }

    /// Rows of squares, and the room of the months' names in squares.
    private static let rows = 7.0
    private static let heading = 1.6

    var body: some View {
        Canvas { context, size in
            let side = size.width / Double(columns)
            drawNames(in: context, side, size.width)
            for day in days { draw(day, in: context, side, size.width) }
        }
        .aspectRatio(Double(columns) / (Self.rows + Self.heading), contentMode: .fit)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .contentShape(Rectangle())
        .onTapGesture { location in
            if let day = day(at: location), day <= today { show(day.month) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
        .accessibilityLabel(summary)
    }

    private var summary: Text {
        let start = days.lowerBound.noon().formatted(Date.FormatStyle(locale: locale).month(.wide).year())
        let end = days.upperBound.noon().formatted(Date.FormatStyle(locale: locale).month(.wide).year())
        let done = habit.days.count(in: days)
        return Text("\(start) to \(end): done on \(done) days, skipped on \(habit.skips.count(in: days))")
    }

    private func column(of day: CivilDay) -> Int { origin.distance(to: day) / 7 }

    /// The left edge of a column; in languages that run from right to left the year does so too.
    private func x(_ column: Int, _ side: Double, _ width: Double) -> Double {
        let x = Double(column) * side
        return layoutDirection == .rightToLeft ? width - x - side : x
    }

    private func day(at point: CGPoint) -> CivilDay? {
        guard width > 0 else { return nil }
        let side = width / Double(columns)
        let along = layoutDirection == .rightToLeft ? width - point.x : point.x
        let row = Int((point.y / side - Self.heading).rounded(.down))
        let day = origin.advanced(by: Int(along / side) * 7 + row)
        return (0..<7).contains(row) && days.contains(day) ? day : nil
    }

    private func drawNames(in context: GraphicsContext, _ side: Double, _ width: Double) {
        for index in months.lowerBound.index...months.upperBound.index {
            let month = CivilMonth(index: index)
            let name = month.firstDay.noon().formatted(Date.FormatStyle(locale: locale).month(.abbreviated))
            let start = x(column(of: month.firstDay), side, width)
            let isMirrored = layoutDirection == .rightToLeft
            context.draw(
                Text(verbatim: name).font(.system(size: max(8, side * 0.85))).foregroundStyle(.secondary),
                at: CGPoint(x: isMirrored ? start + side : start, y: 0), anchor: isMirrored ? .topTrailing : .topLeading
            )
        }
    }

    private func draw(_ day: CivilDay, in context: GraphicsContext, _ side: Double, _ width: Double) {
        let offset = origin.distance(to: day)
        let gap = max(1, side * 0.14)
        let square = CGRect(
            x: x(offset / 7, side, width) + gap / 2, y: (Double(offset % 7) + Self.heading) * side + gap / 2,
            width: side - gap, height: side - gap)
        HeatSquare(mark: habit.mark(on: day), color: habit.color.color, isFuture: day > today, isToday: day == today)
            .draw(in: context, square)
    }
}
