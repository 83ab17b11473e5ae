import Foundation

/// The parts of a date side by side, each in a field of its own.
struct DateSpins: View {
    @Environment(\.pickerCalendar) private var calendar
    @Environment(\.locale) private var locale
    let selection: Binding<Date>
    let bounds: DateBounds
    let fields: [DateField]
    let kind: SpinKind
    let focus: FocusState<DateField?>.Binding?

    init(
        selection: Binding<Date>, bounds: DateBounds, fields: [DateField], kind: SpinKind,
        focus: FocusState<DateField?>.Binding? = nil
    ) {
        self.selection = selection
        self.bounds = bounds
        self.fields = fields
        self.kind = kind
        self.focus = focus
    }

    var body: some View {
        HStack(spacing: kind == .bare ? 2 : 6) {
            ForEach(fields, id: \.self) { field in
                if field == .minute { Text(verbatim: ":").accessibilityHidden(true) }
                if let focus {
                    spin(field).focused(focus, equals: field)
                } else {
                    spin(field)
                }
            }
        }
    }

    private func spin(_ field: DateField) -> some View {
        let editor = DateEditor(calendar: calendar, bounds: bounds)
        let selection = selection
        return PlatformLeaf(
            control: SpinControl(kind: kind, shown: description(of: field, editor)) { new in
                let old = selection.wrappedValue
                let date = editor.setting(field, to: new, in: old)
                if date != old { selection.wrappedValue = date }
            },
            label: Text(verbatim: DatePickerWords.name(of: field)))
    }

    private func description(of field: DateField, _ editor: DateEditor) -> SpinDescription {
        let date = selection.wrappedValue
        var description = SpinDescription()
        description.value = editor.value(of: field, in: date)
        description.range = editor.range(of: field, in: date)
        description.wraps = field != .year
        switch field {
        case .day: description.digits = kind == .bare ? 2 : 1
        case .month:
            let names = kind == .bare ? [] : calendar.shortStandaloneMonthSymbols
            description.texts = names.count == description.range.count ? names : []
            description.digits = 2
        case .year: break
        case .hour:
            description.digits = 2
            if DateEditor.timeFields(in: locale).contains(.dayPeriod) {
                description.texts = (0..<24).map { String(($0 + 11) % 12 + 1) }
            }
        case .minute: description.digits = 2
        case .dayPeriod: description.texts = [calendar.amSymbol, calendar.pmSymbol]
        }
        description.characters = max(
            field == .year ? 4 : 2, description.texts.map(\.count).max() ?? 0)
        return description
    }
}
