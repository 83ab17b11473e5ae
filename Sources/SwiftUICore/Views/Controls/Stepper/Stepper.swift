/// A control with a button for more and one for less, behind its label.
public struct Stepper<Label: View> {
    let label: Label
    /// nil: no more at present.
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let editingChanged: (Bool) -> Void

    /// A stepper that runs actions. A missing one disables its button.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        editingChanged = onEditingChanged
    }

    /// A stepper that changes a value by `step`.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        nonisolated(unsafe) let step = step
        nonisolated(unsafe) let value = value
        self.label = label()
        increment = { value.wrappedValue = StepperArithmetic.advanced(value.wrappedValue, by: step) }
        decrement = { value.wrappedValue = StepperArithmetic.advanced(value.wrappedValue, by: -step) }
        editingChanged = onEditingChanged
    }

    /// A stepper that changes a value by `step` between two bounds. A step that would go beyond ends at the bound.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        nonisolated(unsafe) let step = step
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let bounds = bounds
        let now = value.wrappedValue
        let more: () -> Void = {
            value.wrappedValue = min(StepperArithmetic.advanced(value.wrappedValue, by: step), bounds.upperBound)
        }
        let less: () -> Void = {
            value.wrappedValue = max(StepperArithmetic.advanced(value.wrappedValue, by: -step), bounds.lowerBound)
        }
        self.label = label()
        increment = now >= bounds.upperBound ? nil : more
        decrement = now <= bounds.lowerBound ? nil : less
        editingChanged = onEditingChanged
    }
}

// The order that parameters had before closures could trail with labels.
extension Stepper {
    /// A stepper that runs actions. A missing one disables its button.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step`.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step` between two bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper that runs actions, with a text of the app's catalogue.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that runs actions, with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value between bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value between bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

extension Stepper: View {
    public var body: some View {
        LabeledControl(label: label) {
            HStack(spacing: 0) {
                button("minus", StepperWords.decrease, decrement, link: .first)
                button("plus", StepperWords.increase, increment, link: .last)
            }
        }
    }

    /// The button is called by the label and what it does: several steppers can be told apart, and where the label has the
    /// value in it, each press says the new one.
    @MainActor
    private func button(
        _ symbol: String, _ word: String, _ action: (() -> Void)?, link: ButtonLink
    ) -> some View {
        let editingChanged = editingChanged
        return PlatformButton(
            look: .bordered,
            action: ActionHolder {
                editingChanged(true)
                action?()
                editingChanged(false)
            },
            link: link,
            content: SpokenReplacement(
                label: HStack {
                    label
                    Text(verbatim: word)
                },
                content: Image(systemName: symbol))
        )
        .disabled(action == nil)
    }
}
