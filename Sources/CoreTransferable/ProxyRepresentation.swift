import Foundation

/// A value in the forms of another one that stands for it.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    let forms: _TransferForms<Item>

    /// Forms that can be given and taken.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        forms = Self.forms(exporting, importing)
    }

    /// Forms that can only be given.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        forms = Self.forms(exporting, nil)
    }

    /// Forms that can only be taken.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        forms = Self.forms(nil, importing)
    }

    private static func forms(
        _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) -> _TransferForms<Item> {
        _TransferForms(
            ProxyRepresentation.transferForms.compactMap { form in
                var own = TransferForm<Item>(contentType: form.contentType)
                own.visibility = form.visibility
                own.isFile = form.isFile
                if let exporting, let export = form.export {
                    own.export = { item in
                        let proxy = try await exporting(item)
                        guard form.isOffered(proxy) else { throw TransferError.noCommonForm }
                        return try await export(proxy)
                    }
                }
                if let importing, let load = form.load {
                    own.load = { try await importing(load($0)) }
                }
                return own.export == nil && own.load == nil ? nil : own
            })
    }

    public static func _forms(_ representation: Self) -> _TransferForms<Item> { representation.forms }
}
