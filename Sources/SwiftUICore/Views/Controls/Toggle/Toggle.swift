/// A control that is on or off.
///
/// Its looks come from the style that `toggleStyle(_:)` has set, by default a switch behind the label.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    /// Given where the toggle stands for several things; it is mixed where they differ.
    let isMixed: Binding<Bool>?
    let label: Label

    /// A toggle with any views as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = nil
        self.label = label()
    }

    /// A toggle for a value of each of several things. It is on where all of them are, and switches all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        nonisolated(unsafe) let isOn = isOn
        nonisolated(unsafe) let sources = sources
        self.isOn = Binding(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { new in
                for source in sources { source[keyPath: isOn].wrappedValue = new }
            })
        isMixed = Binding(
            get: {
                let count = sources.count { $0[keyPath: isOn].wrappedValue }
                return count > 0 && count < sources.count
            }, set: { _ in })
        self.label = label()
    }
}

extension Toggle: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(ToggleNode(view, context))
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text of the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// A toggle with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle for a value of each of several things, with a text of the app's catalogue.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle for a value of each of several things, with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle as a style has been given it, to be styled further.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

final class ToggleNode<Label: View>: StyledNode<Toggle<Label>, ToggleStyleConfiguration> {
    private let label: TypedViewSource<Label>

    override init(_ view: Toggle<Label>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        super.init(view, context)
        start()
    }

    override func viewDidChange() {
        label.set(view.label)
        evaluate()
    }

    override func makeConfiguration() -> ToggleStyleConfiguration {
        ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(source: label), isOn: view.isOn,
            isMixed: view.isMixed?.wrappedValue ?? false)
    }

    override func currentStyle() -> ErasedStyle<ToggleStyleConfiguration> {
        environment.isMenuContent ? .menuToggle : environment.toggleStyle
    }

    override var debugName: String { "Toggle" }
}
