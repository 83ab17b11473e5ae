import Foundation

/// The node of a list: a scroll view around a lazy column of lines.
final class ListNode<SelectionValue: Hashable, Content: View>: ContainerNode<List<SelectionValue, Content>, Content>,
    ScrollTargetNode
{
    private let scroll: ScrollRenderNode
    private let lazy: LazyRenderNode
    private var lines: [ObjectIdentifier: ListLineRenderNode] = [:]
    private var wrappedRows: [ObjectIdentifier: WrappedRows] = [:]
    private var fixedItems: Set<ObjectIdentifier> = []
    private var kind = _ListLook.Kind.boxed
    private var selected: Set<SelectionValue> = []
    private var isEnabled = true
    private(set) var room = ListRoom()
    private(set) var isEdited = false
    private var refresh: PageRefresh?
    private(set) lazy var deleteSwipe = DeleteSwipe(parent: self)
    /// The row that shows its swipe actions, or did last.
    private weak var openRow: ListRowRenderNode?
    private weak var focusedRow: ListRowRenderNode?

    override init(_ view: List<SelectionValue, Content>, _ context: _NodeContext) {
        let graph = context.parent.graph
        scroll = ScrollRenderNode(graph: graph, contentHost: graph.backend.makeListContent())
        lazy = LazyRenderNode(
            LazyStyle(
                axis: .vertical, arrangement: .stack(HorizontalAlignment.leading.key), spacing: 0, pinnedViews: []),
            graph: graph)
        super.init(view, context)
        scroll.content.setItems([lazy])
        lazy.willShow = { [weak self] items, position in self?.position(items, position) }
        evaluate()
        setContent(view.content)
    }

    override var renderNode: RenderNode { scroll }
    override var contentIsLazy: Bool { true }

    override func contentContext() -> _NodeContext {
        var context = childContext(isLazy: true)
        context.environment = rowEnvironment(environment)
        return context
    }

    private func rowEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
        var values = outer
        values.isInListRow = true
        values.stackAxis = nil
        values.isInSelectingList = view.selection != nil
        // A button that is a row looks like the row's other texts.
        values.automaticButtonLook = .plain
        values.sectionLook = .list
        if values.hasScrollSettings { values.scrollSettings = ScrollSettings() }
        return values
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        environment = new
        if let reads, !reads.isDisjoint(with: keys) { graph.invalidate(self) }
        content?.environmentDidChange(to: rowEnvironment(new), changed: keys)
    }

    override func viewDidChange() {
        evaluate()
        setContent(view.content)
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let (look, selection, enabled, edited, room) = tracking {
            updateRefresh()
            scroll.settings = environment.scrollSettings
            scroll.followPosition()
            return (
                environment.listLook.kind, readSelection(), environment.isEnabled,
                environment.editMode?.wrappedValue.isEditing == true, ListRoom(environment)
            )
        }
        if look != kind {
            kind = look
            lines = [:]
            wrappedRows = [:]
            if content != nil { updateStructure() }
        }
        if room != self.room {
            self.room = room
            for line in lines.values { line.roomDidChange() }
        }
        if selection != selected || enabled != isEnabled {
            selected = selection
            isEnabled = enabled
            for line in lines.values { line.row?.setNeedsCommit() }
        }
        if edited != isEdited {
            isEdited = edited
            openRow?.closeActions()
            for line in lines.values { line.row?.editingDidChange() }
        }
    }

    private func updateRefresh() {
        let new = PageRefresh.updated(refresh, to: environment.refreshHandler)
        guard new !== refresh else { return }
        refresh = new
        scroll.scroll.didPull = { [weak new] in new?.run() }
        becomePreferenceWriter()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard K.self == RefreshKey.self, refresh != nil else { return combinedPreference(key) }
        return refresh as? K.Value
    }

    // MARK: Rows

    override func updateStructure() {
        var chunks: [LazyChunk] = []
        content?.appendChunks(to: &chunks)
        fixedItems = []
        let wrapped = chunks.map { wrap($0, role: .content) }
        let shown = focusedRow == nil ? [] : shownRows
        forgetLines()
        keepFocus(among: shown)
        lazy.setChunks(wrapped)
    }

    private func wrap(_ chunk: LazyChunk, role: LazyOutline.Role) -> LazyChunk {
        switch chunk {
        case .items(let items):
            fixedItems.formUnion(items.map(ObjectIdentifier.init))
            return .items(items.map { line(around: $0, role: role) })
        case .rows(let rows):
            let wrapped =
                wrappedRows[ObjectIdentifier(rows)]
                ?? WrappedRows(
                    rows, wrap: { [weak self] items in items.map { self?.line(around: $0, role: .content) ?? $0 } },
                    released: { [weak self] in self?.forgetLines() })
            wrappedRows[ObjectIdentifier(rows)] = wrapped
            return .rows(wrapped)
        case .section(var section):
            section.header = section.header.map { wrap($0, role: .header) }
            section.content = section.content.map { wrap($0, role: .content) }
            section.footer = section.footer.map { wrap($0, role: .footer) }
            return .section(section)
        }
    }

    private func line(around item: RenderNode, role: LazyOutline.Role) -> ListLineRenderNode {
        let id = ObjectIdentifier(item)
        if let known = lines[id] { return known }
        let line: ListLineRenderNode
        if role == .content {
            let row = ListRowRenderNode(kind, list: self, graph: graph)
            row.setItem(item)
            line = ListLineRenderNode(kind, row: row, list: self, graph: graph)
            line.setChildren([row])
        } else {
            line = ListLineRenderNode(kind, row: nil, list: self, graph: graph)
            line.setChildren([item])
        }
        lines[id] = line
        return line
    }

    /// Lets go of the lines of rows that no longer exist.
    private func forgetLines() {
        lines = lines.filter { id, line in
            fixedItems.contains(id) || (line.row?.child?.element?.isInTree ?? false)
        }
    }

    /// The rows that exist, from the first to the last.
    private var shownRows: [ListRowRenderNode] {
        var rows = lines.values.compactMap(\.row)
        if let focusedRow, !rows.contains(where: { $0 === focusedRow }) { rows.append(focusedRow) }
        return rows.filter { $0.surface != nil }
            .map { (row: $0, y: $0.parent?.origin.y ?? 0) }
            .sorted { $0.y < $1.y }
            .map(\.row)
    }

    /// Where the row with the focus has gone, the next one gets it before another key can come, or else the one before.
    private func keepFocus(among shown: [ListRowRenderNode]) {
        guard let focusedRow, let place = shown.firstIndex(where: { $0 === focusedRow }) else { return }
        guard !stays(focusedRow) else { return }
        let heirs = shown[(place + 1)...] + shown[..<place].reversed()
        _ = heirs.first { stays($0) && graph.backend.focus($0.row) }
    }

    private func stays(_ row: ListRowRenderNode) -> Bool {
        guard !row.isLeaving, lines.values.contains(where: { $0.row === row }) else { return false }
        guard let element = row.element, let siblings = element.siblings else { return true }
        // Without an animation a row that has gone is there until the layout.
        return siblings.index(of: element.elementID) != nil
    }

    private func position(_ items: [RenderNode], _ position: LazyOutline.Position) {
        for (index, item) in items.enumerated() {
            var own = position
            // One element may give several rows: only the outer ones are at the ends of the card.
            own.isFirstInRun = position.isFirstInRun && index == 0
            own.isLastInRun = position.isLastInRun && index == items.count - 1
            (item as? ListLineRenderNode)?.setPosition(own)
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        if let node = deleteSwipe.node { visit(node) }
    }

    // MARK: Selection

    private func readSelection() -> Set<SelectionValue> {
        switch view.selection {
        case .single(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .multiple(let binding): binding.wrappedValue
        case nil: []
        }
    }

    private func value(of row: ListRowRenderNode) -> SelectionValue? {
        if let tag = row.child?.trait(TagTrait.self)?.base as? SelectionValue { return tag }
        if let value = row.child?.trait(RowActionTrait.self).value?.base as? SelectionValue { return value }
        return row.element?.elementID.base as? SelectionValue
    }

    // MARK: Scrolling to a row

    func scroll(to id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
        guard lazy.outline.unit(ofRow: id) != nil else { return false }
        scroll.scroll(
            to: { [weak lazy, weak scroll] in
                guard let lazy, let scroll, let unit = lazy.outline.unit(ofRow: id) else { return nil }
                let frame = lazy.layoutFrame(in: scroll)
                let offset = scroll.shownOffset
                return lazy.frame(ofUnit: unit).offsetBy(dx: frame.minX + offset.x, dy: frame.minY + offset.y)
            }, anchor: anchor, animation: animation)
        return true
    }
}

extension ListNode: ListSelecting {
    func canSelect(_ row: ListRowRenderNode) -> Bool { isEnabled && view.selection != nil && value(of: row) != nil }

    func isSelected(_ row: ListRowRenderNode) -> Bool { value(of: row).map(selected.contains) ?? false }

    func select(_ row: ListRowRenderNode, extends: Bool) {
        guard let value = value(of: row) else { return }
        switch view.selection {
        case .single(let binding):
            binding.wrappedValue = extends && isSelected(row) ? nil : value
            environment.splitColumn?.advance()
        case .multiple(let binding):
            if !extends {
                binding.wrappedValue = [value]
            } else if binding.wrappedValue.remove(value) == nil {
                binding.wrappedValue.insert(value)
            }
        case nil: break
        }
    }

    var selectsSeveral: Bool {
        if case .multiple = view.selection { true } else { false }
    }

    /// In a column of a split view the selection says what the next one shows.
    func prefers(_ value: AnyHashable) -> Bool {
        view.selection != nil && environment.linkTarget != nil && value.base is SelectionValue
    }

    func willOpenActions(of row: ListRowRenderNode) {
        if openRow !== row { openRow?.closeActions() }
        openRow = row
    }

    func focusDidChange(_ isFocused: Bool, in row: ListRowRenderNode) {
        if isFocused { focusedRow = row } else if focusedRow === row { focusedRow = nil }
    }

    func elementCount(around row: ListRowRenderNode) -> Int {
        row.element?.siblings?.count ?? 0
    }

    func element(ofRow row: ObjectIdentifier) -> (any DynamicElement)? {
        lines.values.first { $0.row.map { ObjectIdentifier($0.row) } == row }?.row?.element
    }
}
