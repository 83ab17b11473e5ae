import CGTK

/// Signal handlers that end with their owner.
@MainActor
final class SignalSet {
    private var handlers: [(object: UnsafeMutableRawPointer, id: gulong)] = []

    /// Connects to a signal whose arguments are not of interest. The handler runs after those of the widget's class; with
    /// `isLast` also after all others.
    func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, isLast: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) {
        let box = Unmanaged.passRetained(ActionBox(action)).toOpaque()
        let closure = g_cclosure_new_swap(
            unsafeBitCast(runAction, to: GCallback.self), box,
            { box, _ in
                guard let box else { return }
                Unmanaged<ActionBox>.fromOpaque(box).release()
            })
        let id = g_signal_connect_closure(object, signal, closure, gboolean(isLast ? 1 : 0))
        g_object_ref(object)
        handlers.append((object, id))
    }

    func disconnectAll() {
        for handler in handlers {
            if g_signal_handler_is_connected(handler.object, handler.id) != 0 {
                g_signal_handler_disconnect(handler.object, handler.id)
            }
            g_object_unref(handler.object)
        }
        handlers.removeAll()
    }

    isolated deinit { disconnectAll() }
}

/// A closure that C code can hold.
final class ActionBox {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}

/// With a swapped closure the first argument is the data, whatever else the signal carries.
private let runAction: @convention(c) (UnsafeMutableRawPointer?) -> Void = { box in
    guard let box else { return }
    let action = Unmanaged<ActionBox>.fromOpaque(box).takeUnretainedValue().action
    MainActor.assumeIsolated { action() }
}
