import Foundation

/// Buttons that say the date and the time, and open what changes them.
struct CompactDatePicker: View {
    @Environment(\.pickerCalendar) private var calendar
    @Environment(\.locale) private var locale
    @State private var showsCalendar = false
    @State private var showsTime = false
    let configuration: DatePickerStyleConfiguration

    init(configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        LabeledControl(label: configuration.label) {
            HStack(spacing: 6) {
                if configuration.displayedComponents.contains(.date) {
                    button(dateText, $showsCalendar)
                        .popover(isPresented: $showsCalendar) {
                            CalendarOfDate(configuration: configuration).padding(6)
                        }
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    button(timeText, $showsTime)
                        .popover(isPresented: $showsTime) {
                            TimeOfDate(configuration: configuration).padding(6)
                        }
                }
            }
        }
    }

    /// Screen readers hear what the date is for as well.
    private func button(_ text: String, _ isOpen: Binding<Bool>) -> some View {
        PlatformButton(
            look: .bordered, action: ActionHolder { isOpen.wrappedValue.toggle() },
            content: SpokenReplacement(
                label: HStack {
                    configuration.label
                    Text(verbatim: text)
                },
                // The label gives way, not the digits.
                content: Text(verbatim: text).fontWeight(.regular).monospacedDigit()
                    .lineLimit(1).fixedSize(horizontal: true, vertical: false)))
    }

    private var dateText: String {
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        style.locale = locale
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return style.format(configuration.selection)
    }

    /// Foundation's format style leaves out the leading zero where the locale's own short form has one.
    private var timeText: String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter.string(from: configuration.selection)
    }
}

/// The calendar of a date picker.
struct CalendarOfDate: View {
    @Environment(\.pickerCalendar) private var calendar
    let configuration: DatePickerStyleConfiguration

    init(configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        let selection = configuration.$selection
        let chosen = configuration.selection
        let calendar = calendar
        let editor = DateEditor(calendar: calendar, bounds: configuration.bounds)
        MonthCalendar(anchor: chosen, bounds: configuration.bounds) {
            calendar.isDate($0, inSameDayAs: chosen)
        } choose: { day in
            selection.wrappedValue = editor.settingDay(to: day, in: selection.wrappedValue)
        }
    }
}

/// The fields for the time of a date picker.
struct TimeOfDate: View {
    @Environment(\.locale) private var locale
    let configuration: DatePickerStyleConfiguration

    init(configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        DateSpins(
            selection: configuration.$selection, bounds: configuration.bounds,
            fields: DateEditor.timeFields(in: locale), kind: .upright)
    }
}

/// A calendar with fields for the time under it.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    var body: some View {
        VStack(spacing: 12) {
            if configuration.displayedComponents.contains(.date) { CalendarOfDate(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) { TimeOfDate(configuration: configuration) }
        }
        .frame(maxWidth: .infinity)
    }
}

/// A column for each part.
struct WheelDatePicker: View {
    @Environment(\.locale) private var locale
    let configuration: DatePickerStyleConfiguration

    init(configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }

    var body: some View {
        LabeledControl(label: configuration.label) {
            DateSpins(
                selection: configuration.$selection, bounds: configuration.bounds,
                fields: configuration.fields(in: locale), kind: .upright)
        }
    }
}

/// A field for each part, and perhaps buttons that step one of them.
struct FieldDatePicker: View {
    @Environment(\.locale) private var locale
    @Environment(\.pickerCalendar) private var calendar
    @FocusState private var focus: DateField?
    @State private var stepped: DateField?
    let configuration: DatePickerStyleConfiguration
    let hasStepper: Bool

    init(configuration: DatePickerStyleConfiguration, hasStepper: Bool) {
        self.configuration = configuration
        self.hasStepper = hasStepper
    }

    var body: some View {
        LabeledControl(label: configuration.label) {
            HStack(spacing: 6) {
                DateSpins(
                    selection: configuration.$selection, bounds: configuration.bounds,
                    fields: configuration.fields(in: locale), kind: .bare, focus: $focus)
                if hasStepper {
                    Stepper {
                        configuration.label
                    } onIncrement: {
                        step(1)
                    } onDecrement: {
                        step(-1)
                    }
                    .labelsHidden()
                }
            }
        }
        .onChange(of: focus) { _, new in
            // The stepper takes the focus itself: the field before it is the one that is meant.
            if let new { stepped = new }
        }
    }

    private func step(_ direction: Int) {
        guard let field = stepped ?? configuration.fields(in: locale).first else { return }
        let editor = DateEditor(calendar: calendar, bounds: configuration.bounds)
        let date = configuration.selection
        let range = editor.range(of: field, in: date)
        var value = editor.value(of: field, in: date) + direction
        if value > range.upperBound { value = field == .year ? range.upperBound : range.lowerBound }
        if value < range.lowerBound { value = field == .year ? range.lowerBound : range.upperBound }
        configuration.$selection.wrappedValue = editor.setting(field, to: value, in: date)
    }
}

extension DatePickerStyleConfiguration {
    /// The parts that can be chosen, in the order of the locale.
    func fields(in locale: Locale) -> [DateField] {
        (displayedComponents.contains(.date) ? DateEditor.dayFields(in: locale) : [])
            + (displayedComponents.contains(.hourAndMinute) ? DateEditor.timeFields(in: locale) : [])
    }
}
