import Foundation
import UniformTypeIdentifiers

/// What travels from program to program.
package enum TransferPayload: Sendable {
    case data(Data)
    /// A file; `isOriginal`: it stays where it is, and belongs to somebody else.
    case file(URL, isOriginal: Bool)

    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }
}

/// One form of a value.
package struct TransferForm<Item>: Sendable {
    package let contentType: UTType
    /// nil: values cannot be given in this form.
    package var export: (@Sendable (Item) async throws -> TransferPayload)?
    /// nil: values cannot be taken in this form.
    package var load: (@Sendable (TransferPayload) async throws -> Item)?
    /// Whether it is given as a file.
    package var isFile = false
    package var visibility = TransferRepresentationVisibility.all
    package var isOffered: @Sendable (Item) -> Bool = { _ in true }
    package var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
}

/// Why a value could not be given or taken.
public enum TransferError: LocalizedError, Equatable {
    /// None of the forms is one that is wanted.
    case noCommonForm
    /// The data is not of the form that it is said to be.
    case unreadable(UTType)

    public var errorDescription: String? {
        switch self {
        case .noCommonForm: "What was given is in none of the forms that can be taken."
        case .unreadable(let type): "The data is not \(type.localizedDescription ?? type.identifier)."
        }
    }
}
