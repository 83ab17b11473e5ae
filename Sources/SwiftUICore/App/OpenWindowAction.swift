/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let opener: WindowOpener?

    /// Opens a window of the scene with an id. A `Window`, of which there is one, comes to the front.
    public func callAsFunction(id: String) { opener?.open(id, nil) }

    /// Opens the window that shows a value, of the group for its type, or brings it to the front.
    public func callAsFunction<D: Codable & Hashable>(value: D) { opener?.open(nil, AnyHashable(value)) }

    /// Opens the window that shows a value, of the group with an id, or brings it to the front.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { opener?.open(id, AnyHashable(value)) }
}

extension EnvironmentValues {
    /// Opens windows of the program's scenes.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(opener: windowOpener) }
}
