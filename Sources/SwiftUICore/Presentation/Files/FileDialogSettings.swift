import Foundation

/// What a view says about the dialogs that choose files, beside what is chosen.
struct FileDialogSettings {
    var directory: URL?
    var message: Text?
    var confirmation: Text?
}

private struct FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

extension View {
    /// Where the dialogs of `fileImporter`, `fileExporter` and `fileMover` start; nil: where the desktop likes.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.directory = defaultDirectory }
    }

    /// What the dialogs of `fileImporter`, `fileExporter` and `fileMover` say that the user shall do: their title.
    public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.message = message }
    }

    /// What the dialogs of `fileImporter`, `fileExporter` and `fileMover` say that the user shall do: their title.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// What the dialogs of `fileImporter`, `fileExporter` and `fileMover` say that the user shall do: their title.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// What the button says that ends the dialogs of `fileImporter`, `fileExporter` and `fileMover`.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.confirmation = label }
    }

    /// What the button says that ends the dialogs of `fileImporter`, `fileExporter` and `fileMover`.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// What the button says that ends the dialogs of `fileImporter`, `fileExporter` and `fileMover`.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
}
