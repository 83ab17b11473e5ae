/// Says something of a view to assistive technologies.
struct AccessibilityModifier: ItemModifier {
    typealias Body = Never

    /// Called with the node of the modifier, in whose language texts are.
    let resolve: @MainActor (ViewNode, inout AccessibilityProperties) -> Void

    func makeWrapper(for node: ViewNode) -> AccessibilityRenderNode { AccessibilityRenderNode(graph: node.graph) }

    func update(_ wrapper: AccessibilityRenderNode, for node: ViewNode) {
        var properties = AccessibilityProperties()
        resolve(node, &properties)
        wrapper.own = properties
    }
}

/// Stands around a view of which modifiers say something to assistive technologies.
package final class AccessibilityRenderNode: WrapperRenderNode {
    private var platformElement: (any PlatformWidget)?
    private var role: AccessibilityRole?

    var own = AccessibilityProperties() {
        didSet {
            // Closures are replaced without a word to the platform.
            if own != oldValue { widgetsOfAllSurfacesDidChange() }
        }
    }

    /// What this modifier and those directly inside it say.
    package var properties: AccessibilityProperties {
        var result = own
        if let inner = child as? AccessibilityRenderNode { result = own.over(inner.properties) }
        return result
    }

    private func widgetsOfAllSurfacesDidChange() {
        surface?.widgetsDidChange()
        // What a button says is told by the button's own widget, which reads it in its commit.
        var node = parent
        while let current = node {
            current.setNeedsCommit()
            node = current.surface === surface ? nil : current.parent
        }
    }

    package override var widget: (any PlatformWidget)? { platformElement }

    /// An element that takes the focus shows that it has it.
    package override func draw(in painter: any Painter) {
        drawChildren(in: painter)
        if role == .button, let platformElement { painter.draw(platformElement) }
    }

    enum Plan {
        /// Nothing is told: modifiers around say more, or there is nothing to say.
        case none
        /// The widget inside takes the properties over.
        case single
        case element(AccessibilityRole, AccessibilityProperties, hidesContent: Bool)
    }

    /// Where to tell the properties, given the widgets inside.
    func plan(widgets: [any PlatformWidget]) -> Plan {
        // Of modifiers directly around each other the outermost speaks for all.
        if parent is AccessibilityRenderNode { return .none }
        var properties = properties
        if properties.isHidden == true { return widgets.isEmpty ? .none : .single }
        guard !properties.saysNothing else { return .none }
        if let activation, !properties.actions.contains(where: { $0.name == nil }) {
            properties.actions.insert(activation, at: 0)
        }
        let role = Self.role(for: properties.traits)
        let behavior = properties.childBehavior?.kind
        if behavior == .contain { return .element(.group, properties, hidesContent: false) }
        if behavior == nil, widgets.count == 1, role == nil || !Self.isPassive(content) { return .single }
        if behavior == nil, widgets.count > 1, role == nil {
            return .element(.group, properties, hidesContent: false)
        }
        if properties.label == nil, behavior != .ignore { properties.label = spoken }
        let fallback: AccessibilityRole = widgets.isEmpty && behavior == nil ? .image : .group
        return .element(role ?? fallback, properties, hidesContent: true)
    }

    private static func role(for traits: AccessibilityTraits) -> AccessibilityRole? {
        if traits.contains(.isButton) { return .button }
        if traits.contains(.isLink) { return .link }
        if traits.contains(.isToggle) { return .toggle }
        if traits.contains(.isHeader) { return .heading }
        if traits.contains(.isSearchField) { return .searchField }
        if traits.contains(.isImage) { return .image }
        if traits.contains(.isStaticText) { return .text }
        return nil
    }

    /// The view that the modifiers stand around.
    private var content: RenderNode? {
        var node: RenderNode? = child
        while let wrapper = node as? WrapperRenderNode, let inner = wrapper.child { node = inner }
        return node
    }

    /// Texts and images may become something else to assistive technologies; controls are what they are.
    private static func isPassive(_ node: RenderNode?) -> Bool {
        node is TextRenderNode || node is ImageRenderNode || node?.widget == nil
    }

    private var spoken: String? {
        let text = spokenText(of: self)
        return text.isEmpty ? nil : text
    }

    private func spokenText(of node: RenderNode) -> String {
        let texts = node.children.map { child in
            if let element = child as? AccessibilityRenderNode {
                if element.properties.isHidden == true { return "" }
                if let label = element.properties.label { return label }
            }
            if let text = child as? TextRenderNode { return text.spokenText ?? "" }
            if let image = child as? ImageRenderNode { return image.spokenText ?? "" }
            return spokenText(of: child)
        }
        return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A press, where the view or one that only wraps this one answers clicks.
    private var activation: AccessibilityProperties.Action? {
        var found = activatable(in: self)
        var around = parent
        while found == nil, let wrapper = around as? WrapperRenderNode {
            found = wrapper as? any ActivatableNode
            around = wrapper.parent
        }
        return found.flatMap { node in
            node.canActivate ? AccessibilityProperties.Action(name: nil) { [weak node] in node?.activate() } : nil
        }
    }

    private func activatable(in node: RenderNode) -> (any ActivatableNode)? {
        for child in node.children {
            if let match = child as? any ActivatableNode, match.canActivate { return match }
            if let match = activatable(in: child) { return match }
        }
        return nil
    }

    func element(role new: AccessibilityRole, on surface: Surface) -> any PlatformWidget {
        if let platformElement, role == new { return platformElement }
        let element = graph.backend.makeAccessibleElement(role: new)
        platformElement = element
        role = new
        // It has come after this commit has placed the widgets.
        surface.place(element, transform: transform, size: committedFrame.size)
        return element
    }

    func dropElement() {
        platformElement = nil
        role = nil
    }

    package override func willLeave(_ surface: Surface) { dropElement() }
}

/// A node that answers clicks, which assistive technologies and the keyboard can ask for too.
@MainActor
package protocol ActivatableNode: RenderNode {
    var canActivate: Bool { get }
    func activate()
}
