import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}
