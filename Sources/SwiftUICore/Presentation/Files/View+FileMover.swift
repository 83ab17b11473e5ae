import Foundation

extension View {
    /// Lets the user move a file to another place, while `isPresented` is true and there is a file.
    ///
    /// - Parameter onCompletion: called with where the file is now, or with why it could not be moved; not when the
    ///   user cancels.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user move a file to another place, while `isPresented` is true and there is a file.
    ///
    /// - Parameters:
    ///   - onCompletion: called with where the file is now, or with why it could not be moved.
    ///   - onCancellation: called when the user cancels.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: file == nil ? .constant(false) : isPresented,
                kind: .save(name: file?.lastPathComponent ?? ""), types: [],
                chosen: { urls in
                    guard let file, let target = urls.first else { return }
                    onCompletion(Result { try MovedFile.move(file, to: target) })
                }, cancelled: onCancellation))
    }
}
