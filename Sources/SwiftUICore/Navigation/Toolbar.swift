import Foundation

/// Items that a view has put into the bar of its page. Their nodes belong to the view that wrote them.
package struct ToolbarEntry {
    package let placement: ToolbarItemPlacement
    package let hosts: [WindowHost]
}

enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}

struct ToolbarModifier: ViewModifier {
    typealias Body = Never

    let items: [_ToolbarItems.Item]

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(ToolbarNode(view, context))
    }
}

/// Keeps the nodes of the toolbar's items, and tells the page of them.
final class ToolbarNode<C: View>: ModifierNode<C, ToolbarModifier> {
    private var entries: [ToolbarEntry] = []

    override func willMakeContent() {
        becomePreferenceWriter()
        synchronize()
    }

    override func modifierDidChange(from old: ToolbarModifier) {
        synchronize()
    }

    private func synchronize() {
        let items = modifier.items
        let hasSameShape =
            items.count == entries.count && zip(items, entries).allSatisfy { $0.placement == $1.placement }
        if !hasSameShape {
            for entry in entries { entry.hosts.forEach { $0.close() } }
            entries = items.map { item in
                let placement = item.placement
                let host = WindowHost(parent: self, isPart: true) { Self.adjust(&$0, to: placement) }
                host.surface.host.isRigid = true
                return ToolbarEntry(placement: item.placement, hosts: [host])
            }
            preferencesDidChange()
        }
        for (item, entry) in zip(items, entries) {
            entry.hosts[0].setContent(AnyView(HStack(spacing: 6) { item.content }))
        }
    }

    private static func adjust(_ values: inout EnvironmentValues, to placement: ToolbarItemPlacement) {
        values.toolbarPlacement = placement
        values.isInListRow = false
        values.stackAxis = nil
        // Buttons of a header bar are flat, but for those that end a dialog.
        switch placement.role {
        case .plain: values.automaticButtonLook = .borderless
        case .cancellation, .destructive: values.automaticButtonLook = .bordered
        case .confirmation: values.automaticButtonLook = .prominent
        }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let inner = combinedPreference(key)
        guard K.self == ToolbarKey.self else { return inner }
        let all = entries + ((inner as? [ToolbarEntry]) ?? [])
        return all as? K.Value
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        super.forEachChild(visit)
        for entry in entries {
            for host in entry.hosts { visit(host.node) }
        }
    }

    override func didUnmount() {
        for entry in entries { entry.hosts.forEach { $0.surface.tearDown() } }
        preferencesDidChange()
    }
}

private struct ToolbarPlacementKey: EnvironmentKey {
    static var defaultValue: ToolbarItemPlacement? { nil }
}

extension EnvironmentValues {
    /// Set for views in a toolbar: buttons there look as those of a header bar.
    package var toolbarPlacement: ToolbarItemPlacement? {
        get { self[ToolbarPlacementKey.self] }
        set { self[ToolbarPlacementKey.self] = newValue }
    }
}

extension View {
    /// Puts views into the bar of the page.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: [.init(placement: .automatic, content: AnyView(content()))]))
    }

    /// Puts items into the bar of the page, each at its place.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var items = _ToolbarItems()
        Content._collect(content(), &items)
        return modifier(ToolbarModifier(items: items.items))
    }

    /// Puts views at the ends of the page's bar, in the older form.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(
            ToolbarModifier(items: [
                .init(placement: .topBarLeading, content: AnyView(leading)),
                .init(placement: .topBarTrailing, content: AnyView(trailing)),
            ]))
    }

    /// Puts views at the ends of the page's bar, in the older form.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(items: [.init(placement: .topBarLeading, content: AnyView(leading))]))
    }

    /// Puts views at the ends of the page's bar, in the older form.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(items: [.init(placement: .topBarTrailing, content: AnyView(trailing))]))
    }
}
