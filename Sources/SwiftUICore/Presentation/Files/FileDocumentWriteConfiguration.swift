import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    /// The type that the file shall have.
    public let contentType: UTType
    /// The file that is there now, if there is one.
    public let existingFile: FileWrapper?
}
