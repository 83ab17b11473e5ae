import Foundation

extension DatePicker where Label == Text {
    /// A date picker with a text of the app's catalogue as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, label: Text(titleKey))
    }

    /// A date picker for the dates of a range, with a text of the app's catalogue as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(titleKey))
    }

    /// A date picker for the dates from the range's bound on, with a text of the app's catalogue as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(titleKey))
    }

    /// A date picker for the dates up to the range's bound, with a text of the app's catalogue as its label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(titleKey))
    }

    /// A date picker with a localised text as its label.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, label: Text(titleResource))
    }

    /// A date picker for the dates of a range, with a localised text as its label.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(titleResource))
    }

    /// A date picker for the dates from the range's bound on, with a localised text as its label.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(titleResource))
    }

    /// A date picker for the dates up to the range's bound, with a localised text as its label.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(titleResource))
    }

    /// A date picker with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(), displayedComponents, label: Text(title))
    }

    /// A date picker for the dates of a range, with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(title))
    }

    /// A date picker for the dates from the range's bound on, with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(title))
    }

    /// A date picker for the dates up to the range's bound, with `title` as it is as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, DateBounds(range), displayedComponents, label: Text(title))
    }
}
