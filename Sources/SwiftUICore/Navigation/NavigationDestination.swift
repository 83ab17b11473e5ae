extension View {
    /// Says how the stack around shows values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }

    /// Pushes a page while the binding is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(NavigationPresentationModifier(isPresented: isPresented, destination: destination()))
    }

    /// Pushes a page while the binding holds an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let current = item.wrappedValue
        return navigationDestination(
            isPresented: Binding(
                get: { item.wrappedValue != nil },
                set: { if !$0 { item.wrappedValue = nil } })
        ) {
            if let current { destination(current).id(current) }
        }
    }
}

struct NavigationDestinationModifier<D: Hashable, Destination: View>: ViewModifier {
    typealias Body = Never

    let destination: (D) -> Destination

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(NavigationDestinationNode(view, context))
    }
}

final class NavigationDestinationNode<C: View, D: Hashable, Destination: View>: ModifierNode<
    C, NavigationDestinationModifier<D, Destination>
>
{
    private weak var controller: NavigationController?
    private weak var linkTarget: NavigationController?

    override func willMakeContent() {
        controller = environment.navigationController
        linkTarget = environment.linkTarget
        register()
    }

    override func modifierDidChange(from old: NavigationDestinationModifier<D, Destination>) {
        register()
    }

    private func register() {
        let destination = modifier.destination
        for controller in [controller, linkTarget].compactMap({ $0 }) {
            controller.register(D.self, owner: self) { value in
                AnyView(DestinationView { AnyView(destination(value)) })
            }
        }
    }

    override func didUnmount() {
        controller?.unregister(self)
        linkTarget?.unregister(self)
    }
}

/// Runs a destination's closure as a body of its own, so that what it reads makes the page run again and nothing else.
struct DestinationView: View {
    let build: () -> AnyView

    init(_ build: @escaping () -> AnyView) {
        self.build = build
    }

    var body: some View { build() }
}

struct NavigationPresentationModifier<Destination: View>: ViewModifier {
    typealias Body = Never

    let isPresented: Binding<Bool>
    let destination: Destination
    /// In a column of a split view: whether the page belongs into the next one.
    var leadsToNextColumn = false

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(NavigationPresentationNode(view, context))
    }
}

final class NavigationPresentationNode<C: View, Destination: View>: ModifierNode<
    C, NavigationPresentationModifier<Destination>
>
{
    private weak var controller: NavigationController?

    override func willMakeContent() {
        // The stack shows its root first, then what is pushed on it.
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            evaluate()
        }
    }

    override func modifierDidChange(from old: NavigationPresentationModifier<Destination>) {
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        let isPresented = tracking { modifier.isPresented.wrappedValue }
        let next = modifier.leadsToNextColumn ? environment.linkTarget : nil
        guard let controller = next ?? environment.navigationController else { return }
        self.controller = controller
        guard isPresented else { return controller.dismiss(self) }
        let binding = modifier.isPresented
        let left = { if binding.wrappedValue { binding.wrappedValue = false } }
        if next != nil {
            controller.replaceRoot(by: self, AnyView(modifier.destination), left: left)
            environment.splitColumn?.advance()
        } else {
            controller.present(self, AnyView(modifier.destination), left: left)
        }
    }

    /// The page goes with the view that shows it.
    override func didUnmount() {
        guard let controller else { return }
        graph.afterCommit { controller.dismiss(self) }
    }
}
