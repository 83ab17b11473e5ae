import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets the user choose files to read, while `isPresented` is true. It turns false when the dialog has gone.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: the types of files that can be chosen; with `.folder`, folders.
    ///   - allowsMultipleSelection: whether several can be chosen at once.
    ///   - onCompletion: called with what was chosen; not when the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose a file to read, while `isPresented` is true. It turns false when the dialog has gone.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: the types of files that can be chosen; with `.folder`, folders.
    ///   - onCompletion: called with what was chosen; not when the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
        ) { result in
            if let first = (try? result.get())?.first { onCompletion(.success(first)) }
        }
    }

    /// Lets the user choose files to read, while `isPresented` is true. It turns false when the dialog has gone.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: the types of files that can be chosen; with `.folder`, folders.
    ///   - allowsMultipleSelection: whether several can be chosen at once.
    ///   - onCompletion: called with what was chosen.
    ///   - onCancellation: called when the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        let choosesFolders = allowedContentTypes.contains { $0.conforms(to: .directory) }
        return modifier(
            FileDialogModifier(
                isPresented: isPresented,
                kind: choosesFolders
                    ? .openFolder(several: allowsMultipleSelection) : .open(several: allowsMultipleSelection),
                types: allowedContentTypes, chosen: { onCompletion(.success($0)) }, cancelled: onCancellation))
    }
}
