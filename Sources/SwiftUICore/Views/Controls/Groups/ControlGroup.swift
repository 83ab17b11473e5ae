import Foundation

/// Controls that belong together: a row of buttons that touch, or a group of a menu's items.
public struct ControlGroup<Content: View> {
    @Environment(\.isMenuContent) private var isInMenu
    private let content: Content
    private let label: AnyView?

    private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Controls that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: nil)
    }

    /// Controls that belong together, with any views that say what they are. Only menus show these.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content(), label: AnyView(label()))
    }

    /// Controls that belong together, with a text of the app's catalogue that says what they are.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(titleKey)))
    }

    /// Controls that belong together, with `title` as it is to say what they are.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }
}

extension ControlGroup: View {
    public var body: some View {
        if isInMenu {
            Section {
                content
            } header: {
                label
            }
        } else {
            LinkedRow(content: content).accessibilityElement(children: .contain)
        }
    }
}

/// Buttons side by side that touch.
struct LinkedRow<Content: View>: View {
    typealias Body = Never
    let content: Content

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(LinkedRowNode(view, context))
    }
}

final class LinkedRowNode<Content: View>: ContainerNode<LinkedRow<Content>, Content> {
    private let row: LayoutRenderNode<HStackLayout>

    override init(_ view: LinkedRow<Content>, _ context: _NodeContext) {
        row = LayoutRenderNode(HStackLayout(spacing: 0), graph: context.parent.graph)
        super.init(view, context)
        setContent(view.content)
    }

    override var renderNode: RenderNode { row }

    override func viewDidChange() { setContent(view.content) }

    override func setItems(_ items: [RenderNode]) {
        row.setItems(items)
        let buttons = items.map(\.firstButton)
        for (index, button) in buttons.enumerated() {
            button?.rowLink =
                buttons.count < 2 ? nil : index == 0 ? .first : index == buttons.count - 1 ? .last : .middle
        }
    }
}

extension RenderNode {
    /// The button that this node is, with modifiers around it.
    fileprivate var firstButton: LabeledControlRenderNode? {
        self as? LabeledControlRenderNode ?? (self as? WrapperRenderNode)?.child?.firstButton
    }
}
