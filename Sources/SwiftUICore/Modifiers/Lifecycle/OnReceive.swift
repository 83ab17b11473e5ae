import Combine

extension View {
    /// Runs an action for each value that a publisher sends while the view exists. It runs on the main actor.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(ReceiveNode(view, context))
    }
}

final class ReceiveNode<C: View, P: Publisher>: ModifierNode<C, ReceiveModifier<P>> where P.Failure == Never {
    private var subscription: AnyCancellable?

    override func willMakeContent() { subscribe() }

    override func modifierDidChange(from old: ReceiveModifier<P>) {
        // A body often makes the publisher anew; one that is the same goes on, so that no value is missed or repeated.
        if !ValueComparison<P>.shared.areEqual(old.publisher, modifier.publisher) { subscribe() }
    }

    private func subscribe() {
        subscription = modifier.publisher.sink { [weak self] output in
            // A publisher hands each value over; it is used by nobody else from here on.
            nonisolated(unsafe) let output = output
            MainThread.perform { self?.receive(output) }
        }
    }

    private func receive(_ output: P.Output) {
        guard isMounted else { return }
        // A publisher that sends at once does so while its view is being made: the action may change state then.
        graph.perform { [weak self] in
            guard let self, isMounted else { return }
            modifier.action(output)
        }
    }

    override func didUnmount() {
        subscription?.cancel()
        subscription = nil
    }
}
