/// Runs a style's `makeBody`. The style may read the environment and state of its own, as a view may.
package struct StyleBody<Style, Configuration, StyledBody: View> {
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> StyledBody
}

extension StyleBody: View {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(StyleBodyNode(view, context))
    }
}

extension StyleBody: EngineComparable {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        ValueComparison<Style>.shared.areEqual(old.style, new.style)
            && ValueComparison<Configuration>.shared.areEqual(old.configuration, new.configuration)
    }
}

final class StyleBodyNode<Style, Configuration, StyledBody: View>: TypedNode<
    StyleBody<Style, Configuration, StyledBody>
>
{
    private var properties = DynamicPropertyStorage<Style>()
    private var style: Style
    private var child: TypedNode<StyledBody>?

    override init(_ view: StyleBody<Style, Configuration, StyledBody>, _ context: _NodeContext) {
        style = view.style
        super.init(view, context)
        child = StyledBody._makeNode(runBody(), childContext()).node
    }

    override func viewDidChange() {
        style = view.style
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: runBody())
    }

    private func runBody() -> StyledBody {
        graph.bodyWillRun(self)
        return tracking {
            properties.install(in: &style, for: self)
            return view.makeBody(style, view.configuration)
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        properties.uninstall()
    }

    override var debugName: String { String(describing: Style.self) }
}

/// A style whose type is hidden, as the environment keeps it.
package struct ErasedStyle<Configuration> {
    private let style: Any
    private let make: @MainActor (Configuration) -> AnyView
    private let isSame: @MainActor (Any) -> Bool
    private var outerStyle: OuterStyle?

    private final class OuterStyle {
        let style: ErasedStyle

        init(_ style: ErasedStyle) { self.style = style }
    }

    package init<Style, StyledBody: View>(
        _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> StyledBody
    ) {
        nonisolated(unsafe) let style = style
        self.style = style
        make = { AnyView(StyleBody(style: style, configuration: $0, makeBody: makeBody)) }
        isSame = { other in
            (other as? Style).map { ValueComparison<Style>.shared.areEqual($0, style) } ?? false
        }
    }

    @MainActor
    package func body(_ configuration: Configuration) -> AnyView { make(configuration) }

    /// The style that held before this one was set; what this one styles further has it.
    package var outer: ErasedStyle? { outerStyle?.style }

    package func over(_ outer: ErasedStyle) -> ErasedStyle {
        var copy = self
        copy.outerStyle = OuterStyle(outer)
        return copy
    }
}

extension ErasedStyle: Equatable {
    package static func == (lhs: ErasedStyle, rhs: ErasedStyle) -> Bool {
        nonisolated(unsafe) let (lhs, rhs) = (lhs, rhs)
        guard MainThread.isCurrent else { return false }
        return MainActor.assumeIsolated { lhs.isSame(rhs.style) } && lhs.outer == rhs.outer
    }
}

extension View {
    /// Sets a style for the controls in this view. It keeps the one that held before, which it may change further.
    package func style<Configuration>(
        _ path: WritableKeyPath<EnvironmentValues, ErasedStyle<Configuration>>, _ style: ErasedStyle<Configuration>
    ) -> some View {
        let change = EnvironmentModifier.Change.set(path: path, value: style) {
            $0[keyPath: path] = style.over($0[keyPath: path])
        }
        return modifier(
            EnvironmentModifier(change: change) { other in
                guard case .set(path, let old, _) = other else { return false }
                return old as? ErasedStyle<Configuration> == style
            })
    }
}
