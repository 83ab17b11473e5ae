import Foundation

/// A control that chooses a day, a time of day, or both.
///
/// Days and times are those of the environment's calendar, time zone and locale.
public struct DatePicker<Label: View> {
    /// The parts of a date that can be shown.
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let label: Label

    init(_ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents, label: Label) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    /// A date picker with any views as its label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(), displayedComponents, label: label())
    }

    /// A date picker for the dates of a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: label())
    }

    /// A date picker for the dates from the range's bound on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: label())
    }

    /// A date picker for the dates up to the range's bound.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: label())
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// A date picker as a style has been given it, to be styled further.
    init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.$selection, configuration.bounds, configuration.displayedComponents,
            label: configuration.label)
    }
}

extension DatePicker: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(DatePickerNode(view, context))
    }
}

final class DatePickerNode<Label: View>: StyledNode<DatePicker<Label>, DatePickerStyleConfiguration> {
    private let label: TypedViewSource<Label>

    override init(_ view: DatePicker<Label>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        evaluate()
    }

    override func makeConfiguration() -> DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(source: label), selection: view.selection,
            minimumDate: view.bounds.lower, maximumDate: view.bounds.upper, displayedComponents: view.components)
    }

    override func currentStyle() -> ErasedStyle<DatePickerStyleConfiguration> { environment.datePickerStyle }

    override var debugName: String { "DatePicker" }
}
