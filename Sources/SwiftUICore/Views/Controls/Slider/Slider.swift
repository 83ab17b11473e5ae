/// A control that chooses a value between two bounds.
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let minimumLabel: ValueLabel?
    let maximumLabel: ValueLabel?
    let editingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label, minimum: ValueLabel?,
        maximum: ValueLabel?, editingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding<Double>(
            location: MappedLocation(value.location, get: { Double($0) }, set: { V($0) }),
            transaction: value.transaction)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
        self.editingChanged = editingChanged
    }

    /// A slider with labels at both ends. `onEditingChanged` hears when the user takes hold of it and lets go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            editingChanged: onEditingChanged)
    }

    /// A slider with labels at both ends whose values lie `step` apart, counted from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            editingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with any views as its label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: nil, maximum: nil, editingChanged: onEditingChanged)
    }

    /// A slider with any views as its label whose values lie `step` apart.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: nil, maximum: nil, editingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: EmptyView(), minimum: nil, maximum: nil, editingChanged: onEditingChanged)
    }

    /// A slider without a label whose values lie `step` apart.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: EmptyView(), minimum: nil, maximum: nil, editingChanged: onEditingChanged)
    }
}

// The order that parameters had before closures could trail with labels.
extension Slider {
    /// A slider with labels at both ends.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            editingChanged: onEditingChanged)
    }

    /// A slider with labels at both ends whose values lie `step` apart.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
            editingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with any views as its label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, nil, label: label(), minimum: nil, maximum: nil, editingChanged: onEditingChanged)
    }

    /// A slider with any views as its label whose values lie `step` apart.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step, label: label(), minimum: nil, maximum: nil, editingChanged: onEditingChanged)
    }
}

extension Slider: View {
    /// The label is what screen readers call the slider; only the labels of the ends are shown.
    public var body: some View {
        let slider = PlatformLeaf(
            control: SliderControl(value: value, bounds: bounds, step: step, editingChanged: editingChanged),
            label: label)
        if minimumLabel == nil, maximumLabel == nil {
            slider
        } else {
            HStack {
                minimumLabel
                slider
                maximumLabel
            }
        }
    }
}
