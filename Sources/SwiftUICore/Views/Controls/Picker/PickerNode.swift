/// One option of a picker.
struct PickerOption: Identifiable {
    let id: ObjectIdentifier
    /// The views that show it.
    let item: RenderNode
    let isChosen: Bool
    let choose: @MainActor () -> Void
}

/// A picker's options, and the control that shows them.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: TypedNode<
    Picker<Label, SelectionValue, Content>
>
{
    private let label: TypedViewSource<Label>
    private var optionHost: ItemHostNode<Content>?
    private let optionRoot: OptionRootRenderNode
    private var child: TypedNode<AnyView>?
    private let group = ChoiceGroup()

    override init(_ view: Picker<Label, SelectionValue, Content>, _ context: _NodeContext) {
        label = TypedViewSource(view.label)
        optionRoot = OptionRootRenderNode(graph: context.parent.graph)
        super.init(view, context)
        let host = ItemHostNode<Content>(parent: self)
        optionHost = host
        host.setContent(view.content)
        host.itemsChanged = { [unowned self] _ in graph.invalidate(self) }
        optionRoot.changed = { [unowned self] in graph.invalidate(self) }
        child = AnyView._makeNode(makeBody(), childContext()).node
    }

    override func viewDidChange() {
        label.set(view.label)
        optionHost?.setContent(view.content)
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: makeBody())
    }

    // MARK: Options

    private func value(of item: RenderNode) -> SelectionValue? {
        if let tag = item.trait(TagTrait.self) { return tag.base as? SelectionValue }
        return item.element?.elementID.base as? SelectionValue
    }

    private func makeOptions() -> [PickerOption] {
        let selection = view.selection
        let others = view.others
        let chosen = selection.wrappedValue
        let isOne = others.allSatisfy { $0.wrappedValue == chosen }
        return (optionHost?.items ?? []).compactMap { item in
            guard let value = value(of: item) else { return nil }
            return PickerOption(id: ObjectIdentifier(item), item: item, isChosen: isOne && value == chosen) {
                selection.wrappedValue = value
                for other in others { other.wrappedValue = value }
            }
        }
    }

    private func makeBody() -> AnyView {
        let (look, isInMenu) = tracking { (environment.pickerLook, environment.isMenuContent) }
        let options = trackingMore { makeOptions() }
        let label = PickerLabel(source: label)
        let kind = look ?? (isInMenu ? .inline : .menu)
        // Options that are shown as views belong to the buttons that show them.
        let showsTitles = isInMenu || kind == .menu || kind == .wheel
        optionRoot.setChildren(showsTitles ? options.map(\.item) : [])
        if isInMenu {
            let isInline = kind == .inline || kind == .palette
            return AnyView(MenuPicker(label: label, options: options, isInline: isInline))
        }
        switch kind {
        case .menu:
            return AnyView(DropDownPicker(label: label, options: options))
        case .segmented:
            return AnyView(SegmentedPicker(options: options))
        case .wheel:
            return AnyView(WheelPicker(label: label, options: options))
        case .navigationLink:
            return AnyView(NavigationLinkPicker(label: label, options: options))
        case .inline, .radioGroup:
            return AnyView(RadioPicker(label: label, options: options, group: group))
        case .palette:
            return AnyView(PalettePicker(label: label, options: options, group: group))
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let optionHost { visit(optionHost) }
        if let child { visit(child) }
    }

    /// The options' own render nodes are shown inside the control.
    override func appendItems(to items: inout [RenderNode]) { child?.appendItems(to: &items) }
    override func appendChunks(to chunks: inout [LazyChunk]) { child?.appendChunks(to: &chunks) }

    override var debugName: String { "Picker" }
}

private final class OptionRootRenderNode: RenderNode {
    var changed: () -> Void = {}

    override func contentWasInvalidated() { changed() }
}

/// The views of a picker's label.
struct PickerLabel: SourcedView {
    typealias Body = Never

    let source: ViewSource

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

/// Shows a render node that another node owns.
struct HostedItem {
    let item: RenderNode
}

extension HostedItem: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(HostedItemNode(view, context))
    }
}

private final class HostedItemNode: TypedNode<HostedItem> {
    override func viewDidChange() { itemsDidChange() }
    override func appendItems(to items: inout [RenderNode]) { items.append(view.item) }
    override func appendChunks(to chunks: inout [LazyChunk]) { chunks.append(.items([view.item])) }
}
