import Foundation
import UniformTypeIdentifiers

/// A value as a file of a type.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let form: TransferForm<Item>

    /// A file that can be given and taken.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: whether what is taken may be the giver's own file instead of a copy.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = TransferForm(
            contentType: contentType, export: { try await exporting($0).payload },
            load: { try await importing(TransferredFile.receive($0, contentType, shouldAttemptToOpenInPlace)) },
            isFile: true)
    }

    /// A file that can only be given.
    ///
    /// - Parameter shouldAllowToOpenInPlace: whether the taker may use the file itself instead of a copy.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        form = TransferForm(contentType: exportedContentType, export: { try await exporting($0).payload }, isFile: true)
    }

    /// A file that can only be taken.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: whether what is taken may be the giver's own file instead of a copy.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = TransferForm(
            contentType: importedContentType,
            load: { try await importing(TransferredFile.receive($0, importedContentType, shouldAttemptToOpenInPlace)) })
    }

    public static func _forms(_ representation: Self) -> _TransferForms<Item> { _TransferForms([representation.form]) }
}
