import Foundation

/// A row of a list: its content on a surface of its own, which is a list item to screen readers.
package final class ListRowRenderNode: WrapperRenderNode {
    private let row: any PlatformRow
    private let rowSurface: Surface
    private let kind: _ListLook.Kind
    private weak var list: (any ListSelecting)?
    private let disclosure: DisclosureRenderNode
    private var position = LazyOutline.Position()
    private var appearance: RowAppearance?

    init(_ kind: _ListLook.Kind, list: any ListSelecting, graph: Graph) {
        self.kind = kind
        self.list = list
        row = graph.backend.makeRow()
        rowSurface = Surface(graph: graph, host: row)
        disclosure = DisclosureRenderNode(graph: graph)
        super.init(graph: graph)
        row.activated = { [weak self] in self?.activate(extends: $0) }
        row.menuRequested = { [weak self] in self?.showMenu(at: $0) }
        row.deleteRequested = { [weak self] in self?.delete() }
        row.moveRequested = { [weak self] in self?.move(by: $0) }
        row.dropped = { [weak self] in self?.drop($0) }
    }

    package override var widget: (any PlatformWidget)? { row }
    package override var childSurface: Surface? { surface == nil ? nil : rowSurface }
    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform { .identity }
    package override func draw(in painter: any Painter) { painter.draw(row) }

    package override func arrange(_ items: [RenderNode]) -> [RenderNode] { items + [disclosure] }

    func connect() {
        rowSurface.setContents(children)
    }

    func setPosition(_ new: LazyOutline.Position) {
        position = new
        setNeedsCommit()
    }

    // MARK: Layout

    private var insets: EdgeInsets { child?.trait(ListRowInsetsTrait.self) ?? ListMetrics.insets(kind) }
    private var action: RowAction { child?.trait(RowActionTrait.self) ?? RowActionTrait.defaultValue }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: insets)
        if action.showsDisclosure { inner.width = inner.width.map { max(0, $0 - DisclosureRenderNode.extent) } }
        return inner
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child?.sizeThatFits(inner(proposal)) ?? .zero
        let extra = action.showsDisclosure ? DisclosureRenderNode.extent : 0
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing + extra,
            height: max(ListMetrics.smallestRow(kind), size.height + insets.top + insets.bottom))
    }

    package override func layoutChildren() {
        guard let child else { return }
        let inner = inner(ProposedViewSize(size))
        let proposal = ProposedViewSize(width: inner.width, height: nil)
        let childSize = child.sizeThatFits(proposal)
        child.place(
            at: CGPoint(x: insets.leading, y: (size.height - childSize.height) / 2), proposal: proposal)
        disclosure.isShown = action.showsDisclosure
        disclosure.place(
            at: CGPoint(x: size.width - insets.trailing - DisclosureRenderNode.length, y: (size.height - 16) / 2),
            proposal: .unspecified)
        rowSurface.contentSize = size
    }

    package override func layoutWasInvalidated() {
        setNeedsCommit()
    }

    // MARK: Display

    package override func commit(_ context: inout CommitContext) {
        var new = RowAppearance()
        new.kind = kind
        new.isFirst = position.isFirstInRun
        new.isLast = position.isLastInRun
        new.isActivatable = action.perform != nil
        new.isSelectable = list?.canSelect(self) ?? false
        new.isSelected = list?.isSelected(self) ?? false
        new.hasSeparator = child?.trait(ListRowSeparatorTrait.self) != .hidden
        let editing = editing
        new.canMove = editing.move != nil && !editing.isMoveDisabled
        new.hasMenu = !menuItems.isEmpty
        new.spokenLabel = child?.spokenLabel ?? ""
        guard new != appearance else { return }
        appearance = new
        row.update(new)
    }

    // MARK: What the user does

    private var editing: RowEditing {
        // A row that has gone already can only be looked at.
        isLeaving ? RowEditing() : child?.trait(RowEditingTrait.self) ?? RowEditing()
    }

    private func activate(extends: Bool) {
        guard !isLeaving else { return }
        if let perform = action.perform {
            perform()
        } else {
            list?.select(self, extends: extends)
        }
    }

    private func delete() {
        guard let element, let delete = editing.delete, !editing.isDeleteDisabled else { return }
        withAnimation { delete(IndexSet(integer: element.index)) }
    }

    private func move(by step: Int) {
        guard let element, let move = editing.move, !editing.isMoveDisabled else { return }
        let target = step < 0 ? element.index - 1 : element.index + 2
        guard target >= 0, target <= (list?.elementCount(around: self) ?? 0) else { return }
        withAnimation { move(IndexSet(integer: element.index), target) }
    }

    /// Another row was dropped on this one: it takes this one's place.
    private func drop(_ source: ObjectIdentifier) {
        guard let element, let move = editing.move, let dragged = list?.element(ofRow: source) else { return }
        // Indices of another ForEach mean other elements.
        guard dragged.index != element.index, dragged.siblings === element.siblings else { return }
        let target = dragged.index < element.index ? element.index + 1 : element.index
        withAnimation { move(IndexSet(integer: dragged.index), target) }
    }

    var platformRow: any PlatformRow { row }

    private func showMenu(at point: CGPoint?) {
        let items = menuItems
        guard !items.isEmpty else { return }
        row.showMenu(items, at: point)
    }

    /// Everything that can be done with the row, for those who do not swipe or drag.
    private var menuItems: [RowMenuItem] {
        var items: [RowMenuItem] = []
        let editing = editing
        if let element, editing.move != nil, !editing.isMoveDisabled {
            if element.index > 0 {
                items.append(RowMenuItem(title: ListWords.moveUp) { [weak self] in self?.move(by: -1) })
            }
            if element.index + 1 < (list?.elementCount(around: self) ?? 0) {
                items.append(RowMenuItem(title: ListWords.moveDown) { [weak self] in self?.move(by: 1) })
            }
        }
        if element != nil, editing.delete != nil, !editing.isDeleteDisabled {
            items.append(
                RowMenuItem(title: ListWords.delete, isDestructive: true) { [weak self] in self?.delete() })
        }
        return items
    }
}

/// What a row asks its list.
@MainActor
protocol ListSelecting: AnyObject {
    func canSelect(_ row: ListRowRenderNode) -> Bool
    func isSelected(_ row: ListRowRenderNode) -> Bool
    func select(_ row: ListRowRenderNode, extends: Bool)
    func elementCount(around row: ListRowRenderNode) -> Int
    func element(ofRow row: ObjectIdentifier) -> (any DynamicElement)?
}

/// The mark at the end of a row that leads to another page.
final class DisclosureRenderNode: RenderNode {
    /// Its own width, and with the room before it, in points.
    static let length: CGFloat = 16
    static let extent: CGFloat = 22

    private var mark: (any PlatformWidget)?

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            mark = isShown ? graph.backend.makeDisclosure() : nil
            surface?.widgetsDidChange()
            setNeedsCommit()
        }
    }

    override var widget: (any PlatformWidget)? { mark }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: Self.length, height: 16)
    }

    override func draw(in painter: any Painter) {
        if let mark { painter.draw(mark) }
    }
}

/// Words of the lists themselves, in the user's language.
enum ListWords {
    static var moveUp: String { choose("Move Up", "Nach oben") }
    static var moveDown: String { choose("Move Down", "Nach unten") }
    static var delete: String { choose("Delete", "Löschen") }

    private static func choose(_ english: String, _ german: String) -> String {
        UserLocale.current.languages.first?.hasPrefix("de") == true ? german : english
    }
}
