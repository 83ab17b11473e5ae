extension View {
    /// Explains this view: to the eye while the pointer rests on it, and to screen readers.
    public func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Explains this view: to the eye while the pointer rests on it, and to screen readers.
    public func help(_ text: Text) -> some View {
        modifier(HelpModifier(text: text)).accessibilityHint(text)
    }

    /// Explains this view: to the eye while the pointer rests on it, and to screen readers.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }
}

struct HelpModifier: ItemModifier, Equatable {
    typealias Body = Never
    let text: Text

    func makeWrapper(for node: ViewNode) -> HelpRenderNode { HelpRenderNode(graph: node.graph) }

    func update(_ wrapper: HelpRenderNode, for node: ViewNode) {
        wrapper.text = text.resolve(in: node.environment.textResolutionContext).string
    }
}

final class HelpRenderNode: WrapperRenderNode {
    var text = "" {
        didSet { if text != oldValue { surface?.widgetsDidChange() } }
    }

    /// What explains a part of the view more closely comes first.
    override func adjust(_ traits: inout WidgetTraits) {
        traits.help = text.isEmpty ? nil : text
    }
}
