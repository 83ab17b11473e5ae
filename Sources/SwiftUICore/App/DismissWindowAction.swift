/// Closes windows.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let opener: WindowOpener?

    /// Closes the window of the view. For commands of the program's menu: the window that is in use.
    public func callAsFunction() { opener?.close(nil, nil) }

    /// Closes the windows of the scene with an id.
    public func callAsFunction(id: String) { opener?.close(id, nil) }

    /// Closes the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { opener?.close(nil, AnyHashable(value)) }

    /// Closes the window that shows a value, of the group with an id.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { opener?.close(id, AnyHashable(value)) }
}

extension EnvironmentValues {
    /// Closes windows of the program's scenes.
    @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction(opener: windowOpener) }
}
