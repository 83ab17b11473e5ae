import Combine
import Foundation
import UniformTypeIdentifiers

/// A value as its encoder writes it.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation, Sendable {
    public typealias Body = Never

    let form: TransferForm<Item>

    public static func _forms(_ representation: Self) -> _TransferForms<Item> { _TransferForms([representation.form]) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Values in JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

extension CodableRepresentation
where
    Encoder: TopLevelEncoder & SendableMetatype, Decoder: TopLevelDecoder & SendableMetatype,
    Encoder.Output == Data, Decoder.Input == Data
{
    /// Values as `encoder` writes them and `decoder` reads them.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        nonisolated(unsafe) let encoder = encoder
        nonisolated(unsafe) let decoder = decoder
        form = TransferForm(
            contentType: contentType, export: { .data(try encoder.encode($0)) },
            load: { try decoder.decode(Item.self, from: $0.data()) })
    }
}
