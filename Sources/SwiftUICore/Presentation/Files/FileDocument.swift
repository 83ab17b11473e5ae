import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// A document that is a value, and how it becomes a file.
public protocol FileDocument: Sendable {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that can be written; if the document does not say: those that can be read.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: Self.ReadConfiguration) throws

    /// The file that the document becomes.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files that can be written: those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
