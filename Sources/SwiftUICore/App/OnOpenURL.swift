import Foundation

/// Gives the views that ask for them the addresses that the program was asked to open.
@MainActor
package final class URLReceivers {
    private struct Receiver {
        weak var window: WindowOpener?
        let open: (URL) -> Void
    }

    private var receivers: [ObjectIdentifier: Receiver] = [:]
    /// Addresses that came before there was a view for them.
    private var waiting: [URL] = []

    package init() {}

    /// The views of the window in use get the address, or all where none of its views asks for it.
    package func open(_ url: URL, in window: WindowOpener?) {
        if receivers.isEmpty { waiting.append(url) }
        let near = receivers.values.filter { $0.window === window }
        for receiver in near.isEmpty ? Array(receivers.values) : near { receiver.open(url) }
    }

    func add(_ owner: AnyObject, in window: WindowOpener?, _ open: @escaping (URL) -> Void) {
        receivers[ObjectIdentifier(owner)] = Receiver(window: window, open: open)
        let urls = waiting
        waiting = []
        for url in urls { open(url) }
    }

    func remove(_ owner: AnyObject) { receivers[ObjectIdentifier(owner)] = nil }
}

private struct URLReceiversReference: Equatable {
    let receivers: URLReceivers?

    static func == (a: Self, b: Self) -> Bool { a.receivers === b.receivers }
}

private struct URLReceiversKey: EnvironmentKey {
    static var defaultValue: URLReceiversReference { URLReceiversReference(receivers: nil) }
}

extension EnvironmentValues {
    package var urlReceivers: URLReceivers? {
        get { self[URLReceiversKey.self].receivers }
        set { self[URLReceiversKey.self] = URLReceiversReference(receivers: newValue) }
    }
}

struct OpenURLModifier: ViewModifier {
    typealias Body = Never

    let action: (URL) -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(OpenURLNode(view, context))
    }
}

final class OpenURLNode<C: View>: ModifierNode<C, OpenURLModifier> {
    override func willMakeContent() {
        graph.afterCommit { [weak self] in
            guard let self, isMounted else { return }
            environment.urlReceivers?.add(self, in: environment.windowOpener) { [weak self] in
                self?.modifier.action($0)
            }
        }
    }

    override func didUnmount() { environment.urlReceivers?.remove(self) }
}

extension View {
    /// Runs `action` with an address that the desktop, or the command line, asks the program to open.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
