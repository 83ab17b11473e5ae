/// Shows where a value lies between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    /// From 0 to 1.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumValueLabel: BoundsLabel?
    let maximumValueLabel: BoundsLabel?

    private init(
        fraction: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: BoundsLabel?,
        maximumValueLabel: BoundsLabel?
    ) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        guard length > 0, !value.isNaN else { return 0 }
        return min(max(Double(value - bounds.lowerBound) / length, 0), 1)
    }
}

extension Gauge {
    /// A gauge that says what it measures.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: nil, minimumValueLabel: nil,
            maximumValueLabel: nil)
    }

    /// A gauge that says what it measures, and the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: nil, maximumValueLabel: nil)
    }

    /// A gauge that says what it measures, the value, and the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel())
    }
}

extension Gauge: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(GaugeNode(view, context))
    }
}

final class GaugeNode<Label: View, ValueLabel: View, BoundsLabel: View, Marks: View>: StyledNode<
    Gauge<Label, ValueLabel, BoundsLabel, Marks>, GaugeStyleConfiguration
>
{
    private let label: TypedViewSource<Label>
    private let valueLabel: TypedViewSource<ValueLabel?>
    private let minimumLabel: TypedViewSource<BoundsLabel?>
    private let maximumLabel: TypedViewSource<BoundsLabel?>

    override init(_ view: Gauge<Label, ValueLabel, BoundsLabel, Marks>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        valueLabel = TypedViewSource(view.currentValueLabel)
        minimumLabel = TypedViewSource(view.minimumValueLabel)
        maximumLabel = TypedViewSource(view.maximumValueLabel)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        valueLabel.set(view.currentValueLabel)
        minimumLabel.set(view.minimumValueLabel)
        maximumLabel.set(view.maximumValueLabel)
        evaluate()
    }

    override func makeConfiguration() -> GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: view.fraction, label: GaugeStyleConfiguration.Label(source: label),
            currentValueLabel: view.currentValueLabel.map { _ in
                GaugeStyleConfiguration.CurrentValueLabel(source: valueLabel)
            },
            minimumValueLabel: view.minimumValueLabel.map { _ in
                GaugeStyleConfiguration.MinimumValueLabel(source: minimumLabel)
            },
            maximumValueLabel: view.maximumValueLabel.map { _ in
                GaugeStyleConfiguration.MaximumValueLabel(source: maximumLabel)
            })
    }

    override func currentStyle() -> ErasedStyle<GaugeStyleConfiguration> { environment.gaugeStyle }

    override var debugName: String { "Gauge" }
}
