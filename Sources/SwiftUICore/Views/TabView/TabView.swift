/// Shows one of several views, which the user chooses with a switcher: in the header bar where the window is wide, at
/// the bottom where it is narrow.
///
/// Every tab keeps its state; only the chosen one counts as on screen.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
    @State private var chosen: AnyHashable?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tabViewLook) private var look

    /// Tabs made of views with `tabItem` and `tag`.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView: View {
    @ViewBuilder public var body: some View {
        if case .pages(let index) = look.kind {
            PagedTabs(content: content, selected: selected, index: index, select: { select($0) })
        } else {
            TabArea(
                content: content, selected: selected, isCompact: sizeClass == .compact,
                hasSidebar: look.kind == .sidebar && sizeClass != .compact, select: { select($0) })
        }
    }

    private var selected: AnyHashable? { selection.map { AnyHashable($0.wrappedValue) } ?? chosen }

    @MainActor private func select(_ value: AnyHashable) {
        if let selection {
            if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            chosen = value
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the view itself remembers the chosen one; at first it is the first one.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView {
    /// Tabs made of `Tab`.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    /// Tabs made of `Tab`, of which the view itself remembers the chosen one.
    public init<C: TabContent>(
        @TabContentBuilder<Never> content: () -> C
    ) where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}
