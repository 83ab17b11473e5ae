/// Opens the program's preferences.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    let opener: WindowOpener?

    /// Opens the window of the program's ``Settings``, or brings it to the front.
    public func callAsFunction() { opener?.openSettings() }
}

extension EnvironmentValues {
    /// Opens the program's preferences.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(opener: windowOpener) }
}
