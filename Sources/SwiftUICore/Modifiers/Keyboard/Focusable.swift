import Foundation

/// What a view wants the keyboard's focus for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// To be activated, as a button is.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// To be typed into.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// What the platform gives a view of its kind.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Lets this view have the keyboard's focus, though it is no control: Tab and the arrow keys reach it.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets this view have the keyboard's focus for the given purposes; on this desktop Tab reaches a view for each.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
    }

    /// Keeps the controls in this view from showing that they have the keyboard's focus.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffectModifier(isDisabled: disabled))
    }
}

struct FocusableModifier: ItemModifier {
    typealias Body = Never
    let isFocusable: Bool

    func makeWrapper(for node: ViewNode) -> FocusableRenderNode { FocusableRenderNode(graph: node.graph) }

    func update(_ wrapper: FocusableRenderNode, for node: ViewNode) {
        wrapper.isFocusable = isFocusable && node.environment.isEnabled
    }
}

/// Stands around a view and has the focus for it.
final class FocusableRenderNode: WrapperRenderNode, FocusTarget {
    private var area: (any FocusableWidget)?

    var isFocusable = false {
        didSet {
            guard isFocusable != oldValue, let surface else { return }
            updateArea()
            surface.widgetsDidChange()
            flags.remove(.hasCommitted)
            setNeedsCommit()
        }
    }

    private func updateArea() {
        area = isFocusable ? area ?? graph.backend.makeFocusArea() : nil
        area?.focusChanged = { [weak self] in self?.focusDidChange($0) }
    }

    override var widget: (any PlatformWidget)? { area }

    override func didEnter(_ surface: Surface) { updateArea() }
    override func willLeave(_ surface: Surface) { area = nil }

    /// The ring around the view lies upon it.
    override func draw(in painter: any Painter) {
        drawChildren(in: painter)
        if let area { painter.draw(area) }
    }

    override func showsContent(at point: CGPoint) -> Bool { false }

    func requestFocus() -> Bool { area.map(graph.backend.focus) ?? false }
}

struct FocusEffectModifier: ItemModifier, Equatable {
    typealias Body = Never
    let isDisabled: Bool

    func makeWrapper(for node: ViewNode) -> FocusEffectRenderNode { FocusEffectRenderNode(graph: node.graph) }
    func update(_ wrapper: FocusEffectRenderNode, for node: ViewNode) { wrapper.isDisabled = isDisabled }
}

final class FocusEffectRenderNode: WrapperRenderNode {
    var isDisabled = false {
        didSet { if isDisabled != oldValue { surface?.widgetsDidChange() } }
    }

    override func adjust(_ traits: inout WidgetTraits) {
        if isDisabled { traits.showsFocus = false }
    }
}
