import Foundation

/// A view that shows a GTK widget of the program's own.
///
/// The widget is GTK's pointer to it: `OpaquePointer(gtk_label_new("…"))`. The view makes it once for each identity and
/// keeps it as long as that lasts. `docs/native-widgets.md` has an example.
@MainActor @preconcurrency
public protocol GtkWidgetRepresentable: View where Body == Never {
    /// What the view keeps beside its widget, as for the widget's signals.
    associatedtype Coordinator = Void

    /// Makes the widget. Its first update follows at once.
    @MainActor @preconcurrency
    func makeGtkWidget(context: Context) -> OpaquePointer

    /// Brings the widget up to date with the view and its environment.
    @MainActor @preconcurrency
    func updateGtkWidget(_ gtkWidget: OpaquePointer, context: Context)

    /// Makes the coordinator, before the widget.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// The size of the widget for a proposal, in points; nil: what GTK measures.
    @MainActor @preconcurrency
    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: OpaquePointer, context: Context) -> CGSize?

    /// Called before the widget goes.
    @MainActor @preconcurrency
    static func dismantleGtkWidget(_ gtkWidget: OpaquePointer, coordinator: Coordinator)

    /// What the view is told of its place.
    typealias Context = GtkWidgetRepresentableContext<Self>
}

extension GtkWidgetRepresentable where Coordinator == Void {
    /// Without a coordinator there is nothing to make.
    public func makeCoordinator() {}
}

extension GtkWidgetRepresentable {
    public func sizeThatFits(
        _ proposal: ProposedViewSize, gtkWidget: OpaquePointer, context: Context
    ) -> CGSize? { nil }

    public static func dismantleGtkWidget(_ gtkWidget: OpaquePointer, coordinator: Coordinator) {}

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(NativeWidgetNode(view, context))
    }
}

/// What a view of a GTK widget is told of its place.
@MainActor
public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {
    /// What the view keeps beside its widget.
    public let coordinator: Representable.Coordinator
    /// The transaction of the present change.
    public internal(set) var transaction = Transaction()
    /// The environment of the view's place.
    public internal(set) var environment: EnvironmentValues
}

final class NativeWidgetNode<V: GtkWidgetRepresentable>: LeafNode<V> {
    private let render: NativeWidgetRenderNode
    private var representable: V
    private var properties = DynamicPropertyStorage<V>()
    private var coordinator: V.Coordinator?
    private var pointer: OpaquePointer?

    override init(_ view: V, _ context: _NodeContext) {
        render = NativeWidgetRenderNode(graph: context.parent.graph)
        representable = view
        super.init(view, context)
        render.makeWidget = { [unowned self] in makeWidget() }
        render.sizeForProposal = { [unowned self] in size(for: $0) }
        render.write = { [unowned self] in update() }
        evaluate()
    }

    override var renderNode: RenderNode { render }

    private func context(_ coordinator: V.Coordinator) -> V.Context {
        V.Context(coordinator: coordinator, transaction: graph.transaction(for: self), environment: environment)
    }

    private func makeWidget() -> (any NativeWidget)? {
        let coordinator = coordinator ?? representable.makeCoordinator()
        self.coordinator = coordinator
        let pointer = trackingMore { representable.makeGtkWidget(context: context(coordinator)) }
        self.pointer = pointer
        return graph.backend.adopt(pointer)
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        representable = view
        tracking { properties.install(in: &representable, for: self) }
        update()
    }

    private func update() {
        guard let pointer, let coordinator else { return }
        trackingMore {
            representable.updateGtkWidget(pointer, context: context(coordinator))
            render.nativeWidget?.isEnabled = environment.isEnabled
        }
        render.contentDidChange()
    }

    private func size(for proposal: ProposedViewSize) -> CGSize {
        guard let pointer, let coordinator, let widget = render.nativeWidget else {
            return proposal.replacingUnspecifiedDimensions()
        }
        return representable.sizeThatFits(proposal, gtkWidget: pointer, context: context(coordinator))
            ?? widget.sizeThatFits(proposal)
    }

    override func didUnmount() {
        properties.uninstall()
        if let pointer, let coordinator { V.dismantleGtkWidget(pointer, coordinator: coordinator) }
        pointer = nil
        super.didUnmount()
    }
}

/// Shows a widget that the program has made. It lives as long as the view, on whatever surface.
final class NativeWidgetRenderNode: RenderNode, FocusTarget {
    private(set) var nativeWidget: (any NativeWidget)?
    var makeWidget: () -> (any NativeWidget)? = { nil }
    var write: () -> Void = {}
    var sizeForProposal: (ProposedViewSize) -> CGSize = { _ in .zero }
    private var lastIdeal = CGSize.zero

    override var widget: (any PlatformWidget)? { nativeWidget }

    override func didEnter(_ surface: Surface) {
        guard nativeWidget == nil, let widget = makeWidget() else { return }
        nativeWidget = widget
        widget.focusChanged = { [weak self] in self?.focusDidChange($0) }
        widget.resized = { [weak self] in self?.contentDidChange() }
        write()
        setNeedsLayout()
    }

    /// Where the widget wants another size now, those around it are told.
    func contentDidChange() {
        guard nativeWidget != nil else { return }
        let ideal = sizeForProposal(.unspecified)
        guard ideal != lastIdeal else { return }
        lastIdeal = ideal
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { sizeForProposal(proposal) }

    override func draw(in painter: any Painter) {
        if let nativeWidget { painter.draw(nativeWidget) }
    }
}
