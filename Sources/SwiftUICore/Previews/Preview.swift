/// A view to be shown in a preview, as `#Preview` makes it.
public struct Preview {
    /// What traits of a view's preview say.
    public struct ViewTraits {
        package var layout = PreviewLayout.device
        package var orientation: InterfaceOrientation?
        package var modifiers: [PreviewModifierInstance] = []

        package init() {}
    }

    package let name: String?
    package let traits: ViewTraits
    package let body: @MainActor () -> any View

    /// A preview of a view.
    ///
    /// - Parameters:
    ///   - name: What it is called; nil: the file and line of it.
    ///   - traits: How the view is shown.
    ///   - body: Makes the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, body: body)
    }

    /// What the macro with traits calls: the first of them has the label.
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: [traits] + additionalTraits, body: body)
    }

    private init(
        _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>], body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.body = body
        self.traits = traits.reduce(into: ViewTraits()) { $1.apply(&$0) }
    }
}
