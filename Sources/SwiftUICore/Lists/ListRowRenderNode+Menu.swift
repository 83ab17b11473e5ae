import Foundation

/// The row's menu: everything that can be done with the row, for those who do not swipe or drag.
extension ListRowRenderNode {
    /// Whether there is anything to put in the menu; says so without making the nodes of the actions.
    var hasMenu: Bool {
        guard let child, !isLeaving else { return false }
        return !child.trait(SwipeActionsTrait.self).isEmpty || child.trait(ContextMenuTrait.self) != nil || canDelete
            || canMove(by: -1) || canMove(by: 1)
    }

    func showMenu(at point: CGPoint?) {
        let items = menuItems
        guard !items.isEmpty else { return }
        row.showMenu(items, at: point)
    }

    private var menuItems: [MenuItemModel] {
        guard let child, !isLeaving else { return [] }
        let swipes = child.trait(SwipeActionsTrait.self)
        let leading = swipes.filter { $0.edge == .leading }.flatMap(\.items)
        let trailing = swipes.filter { $0.edge == .trailing }.flatMap(\.items)
        let own = child.trait(ContextMenuTrait.self)?.items ?? []
        let said = Self.leaves(own)
        // What the row's own menu offers is not offered twice.
        let actions = (leading + trailing).filter { action in !said.contains { $0.title == action.title } }
        var moves: [MenuItemModel] = []
        if canMove(by: -1) { moves.append(item(ListWords.moveUp) { [weak self] in self?.move(by: -1) }) }
        if canMove(by: 1) { moves.append(item(ListWords.moveDown) { [weak self] in self?.move(by: 1) }) }
        var last = actions.filter { $0.role == .destructive }
        // Another destructive action takes the place of the deletion that onDelete offers by itself.
        if canDelete, !(last + said).contains(where: { $0.role == .destructive }) {
            var delete = item(ListWords.delete) { [weak self] in self?.delete() }
            delete.role = .destructive
            last.append(delete)
        }
        let groups = [
            actions.filter { $0.role != .destructive }, own, moves, last,
        ]
        return groups.filter { !$0.isEmpty }.map { group in
            // A group is known by its first item.
            MenuItemModel(id: group[0].id, kind: .section(group), title: "")
        }
    }

    private static func leaves(_ items: [MenuItemModel]) -> [MenuItemModel] {
        items.flatMap { item in
            switch item.kind {
            case .submenu(let inner), .section(let inner): leaves(inner)
            default: [item]
            }
        }
    }

    private func canMove(by step: Int) -> Bool {
        let editing = editing
        guard let element, editing.move != nil, !editing.isMoveDisabled else { return false }
        let target = element.index + step
        return target >= 0 && target < (list?.elementCount(around: self) ?? 0)
    }

    private func item(_ title: String, _ action: @escaping @MainActor () -> Void) -> MenuItemModel {
        let holder = ActionHolder(action)
        var item = MenuItemModel(id: ObjectIdentifier(holder), kind: .action, title: title)
        item.action = holder
        return item
    }
}
