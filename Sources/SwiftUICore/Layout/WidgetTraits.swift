/// What a platform's widget may do, by the modifiers around it.
package struct WidgetTraits: Equatable, Sendable {
    /// False: presses go to what is under it.
    package var takesInput = true
    /// False where nothing of it is to be seen, by sight or by ear.
    package var isVisible = true
    /// What screen readers are told, as far as modifiers say it.
    package var accessibility = AccessibilityProperties()
    /// What shows while the pointer rests on it.
    package var help: String?
    /// The direction that a view around sets; nil: the program's own.
    package var direction: LayoutDirection?
    /// False where nothing shows that it has the keyboard's focus.
    package var showsFocus = true

    package init() {}
}

/// Collects the child widgets of a surface in order, each with its traits.
@MainActor
struct WidgetCollector {
    struct Entry {
        let widget: any PlatformWidget
        var traits: WidgetTraits
    }

    let surface: Surface
    private(set) var entries: [Entry] = []

    init(surface: Surface) {
        self.surface = surface
    }

    mutating func collect(_ node: RenderNode, _ outer: WidgetTraits) {
        guard node.surface === surface else { return }
        var traits = outer
        node.adjust(&traits)
        if let element = node as? AccessibilityRenderNode { return collect(element, traits) }
        if let widget = node.widget { entries.append(Entry(widget: widget, traits: traits)) }
        collectChildren(of: node, traits)
    }

    private mutating func collectChildren(of node: RenderNode, _ traits: WidgetTraits) {
        guard node.childSurface === surface else { return }
        for child in node.children { collect(child, traits) }
    }

    /// Gives what the modifier says to the one widget in it, or to a widget of its own.
    private mutating func collect(_ node: AccessibilityRenderNode, _ traits: WidgetTraits) {
        let start = entries.count
        collectChildren(of: node, traits)
        let count = entries.count - start
        switch node.plan(widgets: entries[start...].map(\.widget)) {
        case .none:
            node.dropElement()
        case .single:
            node.dropElement()
            for index in start..<entries.count {
                entries[index].traits.accessibility = node.properties.over(entries[index].traits.accessibility)
            }
        case .element(let role, let properties, let hidesContent):
            if hidesContent {
                for index in start..<start + count { entries[index].traits.accessibility.isHidden = true }
            }
            var own = traits
            own.accessibility = properties
            own.takesInput = false
            entries.insert(Entry(widget: node.element(role: role, on: surface), traits: own), at: start)
        }
    }
}
