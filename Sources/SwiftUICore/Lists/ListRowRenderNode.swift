import Foundation

/// A row of a list: its content on a surface of its own, which is a list item to screen readers.
package final class ListRowRenderNode: WrapperRenderNode {
    let row: any PlatformRow
    private let rowSurface: Surface
    private let kind: _ListLook.Kind
    private(set) weak var list: (any ListSelecting)?
    private let content: RowContentRenderNode
    private var position = LazyOutline.Position()
    private var appearance: RowAppearance?
    private(set) var swipe: RowSwipe?
    private weak var background: (any RowBackgroundSource)?

    init(_ kind: _ListLook.Kind, list: any ListSelecting, graph: Graph) {
        self.kind = kind
        self.list = list
        row = graph.backend.makeRow()
        rowSurface = Surface(graph: graph, host: row)
        content = RowContentRenderNode(kind, graph: graph)
        super.init(graph: graph)
        content.row = self
        row.activated = { [weak self] in self?.activate(extends: $0) }
        row.menuRequested = { [weak self] in self?.showMenu(at: $0) }
        row.deleteRequested = { [weak self] in self?.delete() }
        row.moveRequested = { [weak self] in self?.move(by: $0) }
        row.dropped = { [weak self] in self?.drop($0) }
        row.swiped = { [weak self] in self?.pulled($0) }
        row.focusChanged = { [weak self] in
            if let self { self.list?.focusDidChange($0, in: self) }
        }
    }

    package override var widget: (any PlatformWidget)? { row }
    package override var childSurface: Surface? { surface == nil ? nil : rowSurface }
    package override func childTransform(_ own: CGAffineTransform) -> CGAffineTransform { .identity }
    package override func draw(in painter: any Painter) { painter.draw(row) }

    package override var child: RenderNode? { content }

    func setItem(_ item: RenderNode) {
        content.setChildren(content.arrange([item]))
        background = content.trait(RowBackgroundTrait.self)
        background?.nodesChanged = { [weak self] in self?.updateChildren() }
        updateChildren()
    }

    private func updateChildren() {
        setChildren((background?.nodes ?? []) + [content] + (swipe.map { [$0.bar] } ?? []))
        rowSurface.setContents(children)
    }

    func setPosition(_ new: LazyOutline.Position) {
        position = new
        setNeedsCommit()
    }

    func roomDidChange() { content.setNeedsLayout() }

    package override func willLeave(_ surface: Surface) {
        super.willLeave(surface)
        endSwipe()
    }

    // MARK: Layout

    package override func layoutChildren() {
        content.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        for node in background?.nodes ?? [] {
            let own = node.sizeThatFits(ProposedViewSize(size))
            node.place(
                at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
                proposal: ProposedViewSize(size))
        }
        if let bar = swipe?.bar {
            bar.place(
                at: CGPoint(x: bar.edge == .trailing ? size.width : -size.width, y: 0), size: size,
                proposal: ProposedViewSize(size))
        }
        rowSurface.contentSize = size
    }

    package override func contentWasInvalidated() {
        setNeedsCommit()
    }

    // MARK: Display

    package override func commit(_ context: inout CommitContext) {
        commitSwipe(context)
        let new = currentAppearance
        content.setChosen(new.isSelected)
        guard new != appearance else { return }
        appearance = new
        row.update(new)
    }

    private var currentAppearance: RowAppearance {
        var new = RowAppearance()
        new.kind = kind
        new.isFirst = position.isFirstInRun
        new.isLast = position.isLastInRun
        new.isActivatable = action.perform != nil && !isEdited && !isLeaving
        new.isSelectable = !isLeaving && list?.canSelect(self) ?? false
        new.isSelected = list?.isSelected(self) ?? false
        new.hasSeparator = child?.trait(ListRowSeparatorTrait.self) != .hidden
        let editing = editing
        new.canMove = editing.move != nil && !editing.isMoveDisabled
        new.hasMenu = hasMenu
        new.canSwipe = canDelete || !(child?.trait(SwipeActionsTrait.self).isEmpty ?? true)
        new.spokenLabel = child?.spokenContent ?? ""
        return new
    }

    // MARK: What the user does

    private var action: RowAction { child?.trait(RowActionTrait.self) ?? RowActionTrait.defaultValue }

    var editing: RowEditing {
        // A row that has gone already can only be looked at.
        isLeaving ? RowEditing() : child?.trait(RowEditingTrait.self) ?? RowEditing()
    }

    var canDelete: Bool { element != nil && editing.delete != nil && !editing.isDeleteDisabled }

    private func activate(extends: Bool) {
        guard !isLeaving else { return }
        if let swipe, swipe.rest != 0 {
            closeActions()
        } else if isEdited {
            // A row that is edited leads nowhere.
            if leadingControl == .selection { list?.select(self, extends: true) }
        } else if let value = action.value, list?.prefers(value) == true {
            list?.select(self, extends: extends)
        } else if let perform = action.perform {
            perform()
        } else {
            list?.select(self, extends: extends)
        }
    }

    func delete() {
        guard canDelete, let element, let delete = editing.delete else { return }
        withAnimation { delete(IndexSet(integer: element.index)) }
    }

    func move(by step: Int) {
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

    // MARK: Editing

    /// True while the user edits the list.
    var isEdited: Bool { list?.isEdited == true && !isLeaving }

    var leadingControl: RowControlKind? {
        guard isEdited, let list else { return nil }
        if list.selectsSeveral, list.canSelect(self) { return .selection }
        return canDelete ? .delete : nil
    }

    var showsHandle: Bool {
        guard isEdited else { return false }
        let editing = editing
        return editing.move != nil && !editing.isMoveDisabled
    }

    func editingDidChange() {
        content.setNeedsLayout()
        setNeedsCommit()
    }

    func leadingControlClicked() {
        switch leadingControl {
        case .delete: offerDeletion()
        case .selection: list?.select(self, extends: true)
        default: break
        }
    }

    /// Pulls the row aside, so that its deletion can be confirmed.
    private func offerDeletion() {
        guard let delete = list?.deleteSwipe else { return }
        delete.delete = { [weak self] in self?.delete() }
        beginSwipe(.trailing, [delete])
        swipe?.open()
        setNeedsCommit()
    }

    // MARK: Swiping

    private func swipeSources(_ edge: HorizontalEdge) -> [any SwipeSource] {
        let own = child?.trait(SwipeActionsTrait.self).filter { $0.edge == edge } ?? []
        guard own.isEmpty, edge == .trailing, canDelete, let delete = list?.deleteSwipe else { return own }
        delete.delete = { [weak self] in self?.delete() }
        return [delete]
    }

    private func pulled(_ distance: CGFloat?) {
        guard !isLeaving else { return }
        if let distance {
            beginSwipe(distance)
            swipe?.pull(by: distance)
        } else if let action = swipe?.release(width: size.width)?.action {
            action()
        }
        setNeedsCommit()
    }

    private func beginSwipe(_ distance: CGFloat) {
        let edge: HorizontalEdge = (distance > 0) != isRightToLeft ? .leading : .trailing
        if let swipe, swipe.rest != 0 || swipe.bar.edge == edge { return }
        beginSwipe(edge, swipeSources(edge))
    }

    private func beginSwipe(_ edge: HorizontalEdge, _ sources: [any SwipeSource]) {
        guard !sources.isEmpty else { return }
        list?.willOpenActions(of: self)
        endSwipe()
        swipe = RowSwipe(sources, edge: edge, graph: graph) { [weak self] in self?.closeActions() }
        updateChildren()
    }

    func closeActions() {
        swipe?.settle(at: 0)
        setNeedsCommit()
    }

    private func commitSwipe(_ context: CommitContext) {
        guard let swipe else { return }
        if swipe.advance(to: context.time, isAnimated: graph.backend.animationsAreEnabled) { graph.animate(self) }
        content.shift = swipe.offset.presented
        // They are visited next, in this commit.
        content.flags.insert(.needsCommit)
        swipe.bar.flags.insert(.needsCommit)
        rowSurface.setNeedsDisplay()
        if swipe.isOver { graph.afterCommit { [weak self] in self?.endSwipeIfOver() } }
    }

    private func endSwipeIfOver() {
        guard swipe?.isOver == true else { return }
        endSwipe()
        updateChildren()
    }

    private func endSwipe() {
        swipe?.end()
        swipe = nil
        content.shift = 0
    }
}
