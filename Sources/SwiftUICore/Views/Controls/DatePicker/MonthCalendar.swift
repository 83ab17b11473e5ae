import Foundation

/// A sheet of a calendar: the days of one month, and ways to other months and years.
struct MonthCalendar: View {
    @Environment(\.pickerCalendar) private var calendar
    @State private var turnedTo: Date?
    /// The date whose month shows first.
    let anchor: Date
    let bounds: DateBounds
    let isChosen: (Date) -> Bool
    let choose: @MainActor (Date) -> Void

    init(
        anchor: Date, bounds: DateBounds, isChosen: @escaping (Date) -> Bool,
        choose: @escaping @MainActor (Date) -> Void
    ) {
        self.anchor = anchor
        self.bounds = bounds
        self.isChosen = isChosen
        self.choose = choose
    }

    static let cell = CGSize(width: 36, height: 32)

    var body: some View {
        let grid = MonthGrid(containing: turnedTo ?? bounds.clamped(anchor), calendar: calendar)
        VStack(spacing: 6) {
            header(grid)
            HStack(spacing: 0) {
                ForEach(Array(MonthGrid.weekdayNames(calendar).enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .frame(width: Self.cell.width)
                        .accessibilityHidden(true)
                }
            }
            VStack(spacing: 0) {
                ForEach(0..<MonthGrid.weeks, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(Array(grid.week(week).enumerated()), id: \.offset) { _, day in
                            if let day {
                                button(day)
                            } else {
                                Color.clear.frame(width: Self.cell.width, height: Self.cell.height)
                            }
                        }
                    }
                }
            }
        }
        .onChange(of: anchor) { turnedTo = nil }
    }

    private func button(_ day: Date) -> some View {
        let interval = calendar.dateInterval(of: .day, for: day) ?? DateInterval(start: day, duration: 86_400)
        let choose = choose
        return CalendarDay(
            number: calendar.component(.day, from: day), name: name(of: day), isChosen: isChosen(day),
            isToday: calendar.isDateInToday(day)
        ) {
            choose(day)
        }
        .disabled(!bounds.allows(interval))
    }

    private func name(of day: Date) -> String {
        var style = Date.FormatStyle(date: .complete, time: .omitted)
        style.locale = calendar.locale ?? style.locale
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return style.format(day)
    }

    // MARK: Other months

    private func header(_ grid: MonthGrid) -> some View {
        let names = calendar.standaloneMonthSymbols
        let month = calendar.component(.month, from: grid.month) - 1
        return HStack(spacing: 0) {
            turn("chevron.backward", DatePickerWords.previousMonth, .month, -1, grid)
            Text(verbatim: names.indices.contains(month) ? names[month] : "").bold().frame(minWidth: 92)
            turn("chevron.forward", DatePickerWords.nextMonth, .month, 1, grid)
            Spacer(minLength: 0)
            turn("chevron.backward", DatePickerWords.previousYear, .year, -1, grid)
            Text(verbatim: String(calendar.component(.year, from: grid.month))).bold().monospacedDigit()
            turn("chevron.forward", DatePickerWords.nextYear, .year, 1, grid)
        }
        .frame(width: Self.cell.width * 7)
    }

    private func turn(
        _ symbol: String, _ name: String, _ unit: Calendar.Component, _ step: Int, _ grid: MonthGrid
    ) -> some View {
        let target = calendar.date(byAdding: unit, value: step, to: grid.month) ?? grid.month
        let interval = calendar.dateInterval(of: .month, for: target)
        return Button {
            turnedTo = target
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(.borderless)
        .controlSize(.small)
        .disabled(interval.map { !bounds.allows($0) } ?? true)
        .accessibilityLabel(name)
    }
}

/// One day that can be chosen.
private struct CalendarDay: View {
    @Environment(\.tintForeground) private var chosenForeground
    @Environment(\.isEnabled) private var isEnabled
    @State private var isHovered = false
    let number: Int
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let action: @MainActor () -> Void

    init(
        number: Int, name: String, isChosen: Bool, isToday: Bool, action: @escaping @MainActor () -> Void
    ) {
        self.number = number
        self.name = name
        self.isChosen = isChosen
        self.isToday = isToday
        self.action = action
    }

    var body: some View {
        PlatformButton(look: .custom, action: ActionHolder(action), content: face)
            .onHover { isHovered = $0 }
            .accessibilityLabel(name)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var face: some View {
        Text(verbatim: String(number))
            .fontWeight(isToday || isChosen ? .bold : nil)
            .foregroundStyle(foreground)
            .frame(width: MonthCalendar.cell.width, height: MonthCalendar.cell.height)
            .background {
                if isChosen {
                    Circle().fill(.tint).padding(1)
                } else if isHovered, isEnabled {
                    Circle().fill(.quinary).padding(1)
                }
            }
    }

    private var foreground: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(chosenForeground) }
        return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground)
    }
}

extension EnvironmentValues {
    /// What can be read on the tint.
    var tintForeground: Color {
        guard let tint = tintStyle else { return Color(themeColors.accentForeground) }
        return Color(tint.paint(in: self).representativeColor.readableForeground)
    }
}
