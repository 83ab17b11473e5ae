/// Opens and closes the program's windows, for the views in them. Each window has one of its own.
@MainActor
package final class WindowOpener {
    package var open: (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }
    /// Both nil: the window of the view itself.
    package var close: (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }
    package var openSettings: () -> Void = {}
    /// The window shows another value now.
    package var valueDidChange: (AnyHashable?) -> Void = { _ in }

    package init() {}
}

private struct WindowOpenerReference: Equatable {
    let opener: WindowOpener?

    static func == (a: Self, b: Self) -> Bool { a.opener === b.opener }
}

private struct WindowOpenerKey: EnvironmentKey {
    static var defaultValue: WindowOpenerReference { WindowOpenerReference(opener: nil) }
}

extension EnvironmentValues {
    package var windowOpener: WindowOpener? {
        get { self[WindowOpenerKey.self].opener }
        set { self[WindowOpenerKey.self] = WindowOpenerReference(opener: newValue) }
    }
}
