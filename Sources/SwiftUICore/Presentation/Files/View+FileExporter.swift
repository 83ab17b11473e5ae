import Foundation
import FoundationPlus
import UniformTypeIdentifiers

extension View {
    /// Lets the user save a document as a file, while `isPresented` is true and there is a document.
    ///
    /// - Parameters:
    ///   - contentType: the type of the file; its usual ending is added to a name that has another.
    ///   - defaultFilename: the name that the file may have; nil: a name in the user's language.
    ///   - onCompletion: called with where the file is, or with why it could not be written; not when the user cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user save a document as a file, while `isPresented` is true and there is a document.
    ///
    /// - Parameters:
    ///   - contentTypes: the types that the file may have; none: those that the document says. The ending of the
    ///     name that the user gives chooses one.
    ///   - defaultFilename: the name that the file may have; nil: a name in the user's language.
    ///   - onCompletion: called with where the file is, or with why it could not be written.
    ///   - onCancellation: called when the user cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented, isReady: document != nil, types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
            name: defaultFilename, onCompletion, onCancellation
        ) { url, type in
            let existing = try? FileWrapper(url: url)
            return try document?.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
    }

    /// Lets the user save a document as a file, while `isPresented` is true and there is a document.
    ///
    /// - Parameters:
    ///   - contentType: the type of the file; its usual ending is added to a name that has another.
    ///   - defaultFilename: the name that the file may have; nil: a name in the user's language.
    ///   - onCompletion: called with where the file is, or with why it could not be written; not when the user cancels.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user save a document as a file, while `isPresented` is true and there is a document.
    ///
    /// - Parameters:
    ///   - contentTypes: the types that the file may have; none: those that the document says. The ending of the
    ///     name that the user gives chooses one.
    ///   - defaultFilename: the name that the file may have; nil: a name in the user's language.
    ///   - onCompletion: called with where the file is, or with why it could not be written.
    ///   - onCancellation: called when the user cancels.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented, isReady: document != nil, types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
            name: defaultFilename, onCompletion, onCancellation
        ) { url, type in
            guard let document else { return nil }
            let existing = try? FileWrapper(url: url)
            return try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        }
    }

    private func fileExporter(
        _ isPresented: Binding<Bool>, isReady: Bool, types: [UTType], name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ onCancellation: @escaping () -> Void,
        makeFile: @escaping (URL, UTType) throws -> FileWrapper?
    ) -> some View {
        let type = types.first ?? .data
        let presented = isReady ? isPresented : .constant(false)
        return modifier(
            FileDialogModifier(
                isPresented: presented, kind: .save(name: ExportName.suggested(name, type: type)), types: types,
                chosen: { urls in
                    guard let chosen = urls.first else { return }
                    let (url, type) = ExportName.unasked(chosen, types: types)
                    onCompletion(
                        Result {
                            try makeFile(url, type)?.write(to: url, options: .atomic, originalContentsURL: nil)
                            return url
                        })
                }, cancelled: onCancellation))
    }
}

/// The names of files that are saved.
enum ExportName {
    /// A name for the dialog to begin with; one without an ending gets that of the type.
    static func suggested(_ name: String?, type: UTType) -> String {
        let name = name ?? UserLocale.choose("Untitled", "Ohne Titel")
        return completed(URL(fileURLWithPath: "/").appendingPathComponent(safe(name)), types: [type]).0
            .lastPathComponent
    }

    /// A name that is a single step of a path.
    private static func safe(_ name: String) -> String {
        let safe = name.replacingOccurrences(of: "/", with: "-").trimmingCharacters(in: .whitespacesAndNewlines)
        return safe.isEmpty || safe == "." || safe == ".." ? "_" : safe
    }

    /// The place and the type that a chosen name means. The dialog has asked whether the chosen file may be replaced, not
    /// one that gets its name only with the ending: then the chosen name stays as it is.
    static func unasked(_ chosen: URL, types: [UTType]) -> (URL, UTType) {
        let (url, type) = completed(chosen, types: types)
        return url != chosen && FileManager.default.fileExists(atPath: url.path) ? (chosen, type) : (url, type)
    }

    /// The place and the type that a chosen name means: the type whose ending it has, else the first one with its
    /// ending added.
    static func completed(_ url: URL, types: [UTType]) -> (URL, UTType) {
        let ending = url.pathExtension
        if !ending.isEmpty, let own = UTType(filenameExtension: ending),
            let type = types.first(where: { own == $0 || own.conforms(to: $0) })
        {
            return (url, type)
        }
        guard let type = types.first, let usual = type.preferredFilenameExtension, !type.conforms(to: .directory) else {
            return (url, types.first ?? .data)
        }
        return (url.deletingLastPathComponent().appendingPathComponent("\(url.lastPathComponent).\(usual)"), type)
    }
}
