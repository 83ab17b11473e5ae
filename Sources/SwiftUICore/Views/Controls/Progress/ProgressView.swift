import Foundation

/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// From 0 to 1; nil: nobody knows.
    let fraction: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        guard total > 0, !value.isNaN else { return 0 }
        // Infinity out of infinity is no number either.
        let fraction = Double(value) / Double(total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A view that only says that something goes on.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// A view with a label that only says that something goes on.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// A view with a text of the app's catalogue that only says that something goes on.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates an indicator of progress.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
    }

    /// A view that shows which part of `total` the value is; nil: nobody knows.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
    }

    /// Creates an indicator of progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
    }

    /// Creates an indicator of progress.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Creates an indicator of progress.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// A view that shows which part of `total` the value is, with a label for the value itself.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// A view as a style has been given it, to be styled further.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

extension ProgressView: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ProgressNode(view, context))
    }
}

final class ProgressNode<Label: View, ValueLabel: View>: StyledNode<
    ProgressView<Label, ValueLabel>, ProgressViewStyleConfiguration
>
{
    private let label: TypedViewSource<Label?>
    private let valueLabel: TypedViewSource<ValueLabel?>

    override init(_ view: ProgressView<Label, ValueLabel>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        valueLabel = TypedViewSource(view.currentValueLabel)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        valueLabel.set(view.currentValueLabel)
        evaluate()
    }

    override func makeConfiguration() -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: view.fraction,
            label: view.label.map { _ in ProgressViewStyleConfiguration.Label(source: label) },
            currentValueLabel: view.currentValueLabel.map { _ in
                ProgressViewStyleConfiguration.CurrentValueLabel(source: valueLabel)
            })
    }

    override func currentStyle() -> ErasedStyle<ProgressViewStyleConfiguration> { environment.progressViewStyle }

    override var debugName: String { "ProgressView" }
}
