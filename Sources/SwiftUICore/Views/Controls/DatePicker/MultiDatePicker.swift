import Foundation

/// A calendar in which any number of days can be chosen.
///
/// A chosen day is one whose era, year, month and day are in the selection.
public struct MultiDatePicker<Label: View> {
    @Environment(\.pickerCalendar) private var calendar
    private let selection: Binding<Set<DateComponents>>
    private let bounds: DateBounds
    /// A day that begins here cannot be chosen any more.
    private let end: Date?
    private let label: Label

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, end: Date? = nil, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.end = end
        self.label = label
    }

    /// A calendar with any views as its label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateBounds(), label: label())
    }

    /// A calendar for the days of a range.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, DateBounds(lower: bounds.lowerBound, upper: bounds.upperBound), end: bounds.upperBound,
            label: label())
    }

    /// A calendar for the days from the range's bound on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(bounds), label: label())
    }

    /// A calendar for the days before the range's bound.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, DateBounds(lower: nil, upper: bounds.upperBound), end: bounds.upperBound, label: label())
    }
}

extension MultiDatePicker where Label == Text {
    /// A calendar with a text of the app's catalogue as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A calendar for the days of a range, with a text of the app's catalogue as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A calendar for the days from the range's bound on, with a text of the app's catalogue as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A calendar for the days before the range's bound, with a text of the app's catalogue as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// A calendar with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// A calendar for the days of a range, with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A calendar for the days from the range's bound on, with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// A calendar for the days before the range's bound, with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

extension MultiDatePicker: View {
    public var body: some View {
        let calendar = calendar
        let selection = selection
        let chosen = Set(selection.wrappedValue.compactMap { DayKey($0) })
        MonthCalendar(anchor: first, bounds: allowed) {
            chosen.contains(DayKey($0, calendar))
        } choose: { day in
            let key = DayKey(day, calendar)
            var days = selection.wrappedValue
            if let known = days.first(where: { DayKey($0) == key }) {
                days.remove(known)
            } else {
                days.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
            }
            selection.wrappedValue = days
        }
    }

    /// The earliest chosen day, or today.
    private var first: Date {
        selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? calendar.startOfDay(for: .now)
    }

    private var allowed: DateBounds {
        guard let end else { return bounds }
        return DateBounds(lower: bounds.lower, upper: end.addingTimeInterval(-0.001))
    }
}

/// What tells one day from another.
private struct DayKey: Hashable {
    let year: Int
    let month: Int
    let day: Int

    init?(_ parts: DateComponents) {
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    init(_ date: Date, _ calendar: Calendar) {
        year = calendar.component(.year, from: date)
        month = calendar.component(.month, from: date)
        day = calendar.component(.day, from: date)
    }
}
