/// Makes the looks of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// What the style makes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = FormStyleConfiguration

    /// Makes the looks of one.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a form of.
public struct FormStyleConfiguration {
    /// The form's controls.
    public let content: Content

    /// The views of the content.
    public struct Content {
        package let source: ViewSource
    }
}

extension FormStyleConfiguration.Content: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    var formStyle: ErasedStyle<FormStyleConfiguration> {
        get { self[FormStyleKey.self] ?? ErasedStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) } }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the forms in this view look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        self.style(\.formStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
