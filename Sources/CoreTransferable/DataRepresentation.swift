import Foundation
import UniformTypeIdentifiers

/// A value as data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let form: TransferForm<Item>

    /// Data that can be given and taken.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = TransferForm(
            contentType: contentType, export: { .data(try await exporting($0)) },
            load: { try await importing($0.data()) })
    }

    /// Data that can only be given.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        form = TransferForm(contentType: exportedContentType, export: { .data(try await exporting($0)) })
    }

    /// Data that can only be taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        form = TransferForm(contentType: importedContentType, load: { try await importing($0.data()) })
    }

    public static func _forms(_ representation: Self) -> _TransferForms<Item> { _TransferForms([representation.form]) }
}
