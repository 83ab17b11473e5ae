extension View {
    /// Shows a sheet over the window while the binding is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: isPresented.presentationItem, style: .sheet, onDismiss: onDismiss, content: { _ in content() }))
    }

    /// Shows a sheet over the window while the binding holds an item; another item shows another sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, style: .sheet, onDismiss: onDismiss, content: content))
    }

    /// Covers the window while the binding is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: isPresented.presentationItem, style: .fullScreen, onDismiss: onDismiss,
                content: { _ in content() }))
    }

    /// Covers the window while the binding holds an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, style: .fullScreen, onDismiss: onDismiss, content: content))
    }

    /// Keeps the user from closing the sheet around other than by what is in it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: DismissDisabledKey.self, value: isDisabled)
    }
}

/// Stands around a sheet's content: fills what is behind it.
private struct PresentationBackground: ViewModifier {
    let background: ViewBox

    func body(content: Content) -> some View {
        let view = background.view
        content.frame(maxWidth: view == nil ? nil : .infinity, maxHeight: view == nil ? nil : .infinity)
            .background {
                if let view { view.ignoresSafeArea() }
            }
    }
}

/// The one item of a presentation that is there or not.
struct PresentationItem: Identifiable {
    var id: Int { 0 }
}

extension Binding where Value == Bool {
    /// The binding as one to an item that is there while it is true.
    var presentationItem: Binding<PresentationItem?> {
        Binding<PresentationItem?>(
            location: MappedLocation(location, get: { $0 ? PresentationItem() : nil }, set: { $0 != nil }),
            transaction: transaction)
    }
}

enum DismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

struct SheetModifier<Item: Identifiable, SheetContent: View>: ViewModifier {
    typealias Body = Never

    let item: Binding<Item?>
    let style: SheetStyle
    let onDismiss: (() -> Void)?
    let content: (Item) -> SheetContent

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(SheetNode(view, context))
    }
}

/// Keeps a sheet open while its binding holds an item. The sheet's nodes stand under this one: they inherit its
/// environment, and go with it.
final class SheetNode<C: View, Item: Identifiable, SheetContent: View>: ModifierNode<
    C, SheetModifier<Item, SheetContent>
>
{
    private struct Open {
        let id: Item.ID
        let page: Page
        let sheet: any PlatformSheet
        var form = SheetForm()
    }

    private var open: Open?
    private var closing: [Open] = []
    private var isDismissDisabled = false
    private var preventsAppTermination: Bool?
    private var heights = SheetHeights()
    private let background = ViewBox()

    override func willMakeContent() {
        // A sheet comes over what is on screen: the content first.
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            evaluate()
        }
    }

    override func modifierDidChange(from old: SheetModifier<Item, SheetContent>) {
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let item = tracking { modifier.item.wrappedValue }
        if let open, open.id != item?.id { close(open) }
        guard let item else { return }
        let content = modifier.content
        let view = AnyView(
            DestinationView { AnyView(content(item)) }.modifier(PresentationBackground(background: background)))
        if let open {
            updateForm()
            open.page.host.setContent(view)
        } else {
            present(item, view)
        }
    }

    private func present(_ item: Item, _ content: AnyView) {
        guard let presenter = environment.page?.widget else { return }
        let host = WindowHost(parent: self)
        let page = Page(host, backend: graph.backend)
        host.node.environmentDidChange(to: sheetEnvironment(page), changed: [])
        PreferenceObserver<DismissDisabledKey>(of: host.node, consuming: true) { [weak self] in
            self?.isDismissDisabled = $0
        }
        heights = SheetHeights()
        PreferenceObserver<PresentationOptionsKey>(of: host.node, consuming: true) { [weak self] in
            self?.heights.take($0)
            self?.background.set($0.background)
            self?.preventsAppTermination = $0.preventsAppTermination
            self?.updateForm()
        }
        host.setContent(content)
        let options = host.node.preference(PresentationOptionsKey.self) ?? PresentationOptions()
        heights.take(options)
        preventsAppTermination = options.preventsAppTermination
        let style = options.adaptation(in: environment).sheetStyle ?? modifier.style
        let sheet = graph.backend.makeSheet(page: page.widget, over: presenter, style: style)
        let new = Open(id: item.id, page: page, sheet: sheet)
        open = new
        sheet.mayClose = { [weak self] in !(self?.isDismissDisabled ?? false) }
        sheet.letsProgramEnd = { [weak self] in
            guard let self else { return true }
            return !(preventsAppTermination ?? isDismissDisabled)
        }
        sheet.closed = { [weak self, weak sheet] in
            guard let self, let sheet else { return }
            didClose(sheet)
        }
        sheet.heightChosen = { [weak self] in
            self?.heights.rest(at: $0)
            self?.updateForm()
        }
        updateForm()
        sheet.open(ideal: host.surface.sizeThatFits(.unspecified))
    }

    private func updateForm() {
        guard let open else { return }
        let bar = open.page.showsBar ? Page.barHeight : 0
        let form = trackingMore { heights.form(room: open.sheet.room, bar: bar, environment: environment) }
        guard form != open.form else { return }
        self.open?.form = form
        open.sheet.update(form)
    }

    private func sheetEnvironment(_ page: Page) -> EnvironmentValues {
        var values = environment
        values.page = page
        values.navigationController = nil
        values.becomePresented { [weak self] in self?.dismiss() }
        return values
    }

    private func dismiss() {
        if modifier.item.wrappedValue != nil { modifier.item.wrappedValue = nil }
    }

    private func close(_ sheet: Open) {
        open = nil
        closing.append(sheet)
        sheet.sheet.close()
    }

    /// The sheet is gone from the screen, by the user's wish or ours.
    private func didClose(_ sheet: any PlatformSheet) {
        if let open, open.sheet === sheet {
            self.open = nil
            closing.append(open)
            dismiss()
        }
        guard let index = closing.firstIndex(where: { $0.sheet === sheet }) else { return }
        let gone = closing.remove(at: index)
        gone.page.close()
        modifier.onDismiss?()
    }

    override func environmentDidChange(to new: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        environment = new
        if let reads, !reads.isDisjoint(with: keys) { graph.invalidate(self) }
        content?.environmentDidChange(to: new, changed: keys)
        for open in [open].compactMap({ $0 }) + closing {
            open.page.host.node.environmentDidChange(to: sheetEnvironment(open.page), changed: keys)
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        if let open { visit(open.page.host.node) }
        for entry in closing { visit(entry.page.host.node) }
    }

    override func didUnmount() {
        for entry in [open].compactMap({ $0 }) + closing {
            entry.sheet.closed = {}
            entry.sheet.close()
            entry.page.host.surface.tearDown()
        }
    }
}
