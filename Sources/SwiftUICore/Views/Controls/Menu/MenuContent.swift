/// Collects what the views of a menu's or a dialog's content describe: buttons, toggles, pickers, submenus, sections.
///
/// Views that are no items, such as the text fields of an alert, are handed to whoever shows the dialog.
@MainActor
package final class MenuContent<Content: View> {
    private let host: ItemHostNode<ModifiedContent<Content, EnvironmentModifier>>
    private let root: MenuRootRenderNode
    private let hidesAccessories: Bool
    /// The render nodes that are no items, where ``init(parent:keepsAccessories:changed:)`` keeps them.
    package private(set) var accessories: [RenderNode] = []
    /// Called with the accessories when they have become others.
    package var accessoriesChanged: ([RenderNode]) -> Void = { _ in }

    /// `changed` is called during a flush whenever ``items`` may have become others.
    package init(parent: ViewNode, keepsAccessories: Bool = false, changed: @escaping () -> Void) {
        host = ItemHostNode(parent: parent)
        root = MenuRootRenderNode(graph: parent.graph)
        hidesAccessories = !keepsAccessories
        root.changed = changed
        host.itemsChanged = { [unowned self] in take($0) }
    }

    package func set(_ content: Content) {
        let modified = ModifiedContent(content: content, modifier: EnvironmentModifier.menuContent)
        DependencyTracker.untracked { host.setContent(modified) }
    }

    /// The items as they are now.
    package var items: [MenuItemModel] { MenuItems.collect(host.chunks) }

    /// The node that owns the content, for `forEachChild`.
    package var node: ViewNode { host }

    private func take(_ nodes: [RenderNode]) {
        let items = hidesAccessories ? nodes : nodes.filter(\.isMenuItem)
        root.setChildren(items)
        root.changed()
        guard !hidesAccessories else { return }
        accessories = nodes.filter { !$0.isMenuItem }
        accessoriesChanged(accessories)
    }
}

private final class MenuRootRenderNode: RenderNode {
    var changed: () -> Void = {}

    override func contentWasInvalidated() { changed() }
}

extension RenderNode {
    /// True where this is an item of a menu, or modifiers around one.
    fileprivate var isMenuItem: Bool { self is MenuItemRenderNode || children.contains { $0.isMenuItem } }
}

extension EnvironmentModifier {
    fileprivate static var menuContent: EnvironmentModifier {
        EnvironmentModifier(
            change: .set(path: \EnvironmentValues.isMenuContent, value: true) { values in
                values.isMenuContent = true
                values.keyboardShortcut = nil
                values.labelsAreHidden = false
                values.isInListRow = false
            }
        ) { other in
            guard case .set(\EnvironmentValues.isMenuContent, _, _) = other else { return false }
            return true
        }
    }
}

/// Reads items off render nodes.
@MainActor
enum MenuItems {
    static func collect(_ chunks: [LazyChunk]) -> [MenuItemModel] {
        var items: [MenuItemModel] = []
        for chunk in chunks {
            switch chunk {
            case .items(let nodes):
                for node in nodes { add(node, to: &items) }
            case .rows(let rows):
                for index in 0..<rows.count {
                    for node in rows.items(at: index) { add(node, to: &items) }
                }
            case .section(let section):
                let title = section.header.flatMap { nodes(of: $0) }.map(\.spokenLabel).joined(separator: " ")
                items.append(
                    MenuItemModel(id: section.id, kind: .section(collect(section.content)), title: title))
            }
        }
        return items
    }

    private static func nodes(of chunk: LazyChunk) -> [RenderNode] {
        if case .items(let nodes) = chunk { return nodes }
        return []
    }

    private static func add(_ node: RenderNode, to items: inout [MenuItemModel]) {
        switch node {
        case let node as MenuItemRenderNode:
            if let item = node.item { items.append(item) }
        case let text as TextRenderNode:
            var item = MenuItemModel(id: ObjectIdentifier(text), kind: .text, title: text.spokenText ?? "")
            item.isEnabled = false
            items.append(item)
        default:
            for child in node.children { add(child, to: &items) }
        }
    }
}
