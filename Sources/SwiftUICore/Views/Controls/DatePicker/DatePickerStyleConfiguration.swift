import Foundation

/// What a style makes a date picker of.
public struct DatePickerStyleConfiguration {
    /// What the date is for.
    public let label: Label

    /// The chosen date.
    @Binding public var selection: Date

    /// The earliest date that can be chosen; nil: any.
    public var minimumDate: Date?

    /// The latest date that can be chosen; nil: any.
    public var maximumDate: Date?

    /// The parts of the date that can be chosen.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    var bounds: DateBounds { DateBounds(lower: minimumDate, upper: maximumDate) }

    /// The views of a date picker's label.
    public struct Label {
        package let source: ViewSource
    }
}

extension DatePickerStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}
