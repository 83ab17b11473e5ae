/// Leaves what the view is presented in: a sheet closes, a page of a navigation stack goes back.
@MainActor @preconcurrency
public struct DismissAction {
    private let action: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Leaves the page or closes the sheet.
    public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: @MainActor () -> Void { {} }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Leaves what this view is presented in. Where nothing is presented, nothing happens.
    @MainActor public var dismiss: DismissAction { DismissAction(dismissHandler) }

    package var dismissHandler: @MainActor () -> Void {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// True where the view is presented by another one.
    public var isPresented: Bool { isPresentedByAnother }

    package var isPresentedByAnother: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// For content that is presented over the view around it: what came from that view's place in a row, a bar or a
    /// stack ends here.
    package mutating func becomePresented(dismiss: @escaping @MainActor () -> Void) {
        isPresentedByAnother = true
        dismissHandler = dismiss
        primaryMenu = nil
        linkTarget = nil
        splitColumn = nil
        searchField = nil
        refreshHandler = nil
        ownEditMode = nil
        isInListRow = false
        isInForm = false
        isMenuContent = false
        toolbarPlacement = nil
        stackAxis = nil
        sectionLook = .plain
        automaticButtonLook = .bordered
        keyboardShortcut = nil
    }

    /// Whether the view is presented, and the way to leave it, in the older form.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresentedByAnother, dismissHandler)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { mode in
                guard !mode.isPresented else { return }
                MainActor.assumeIsolated { dismiss() }
            })
    }
}

/// Whether a view is presented by another one.
public struct PresentationMode: Equatable, Sendable {
    /// Whether the view is on a page that leads back, or in a sheet.
    public private(set) var isPresented: Bool

    package init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Leaves what the view is presented in.
    public mutating func dismiss() {
        isPresented = false
    }
}
