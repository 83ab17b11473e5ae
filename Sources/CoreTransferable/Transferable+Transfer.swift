import Foundation
import UniformTypeIdentifiers

extension Transferable {
    package static var transferForms: [TransferForm<Self>] {
        Representation.forms(transferRepresentation, of: Self.self)
    }

    /// The types in which values are taken, the best first.
    package static var takenContentTypes: [UTType] { transferForms.filter { $0.load != nil }.map(\.contentType) }

    /// The types in which this value is given to anybody, the best first.
    package var givenContentTypes: [UTType] { givenForms.filter { $0.visibility == .all }.map(\.contentType) }

    /// The types in which this value is given inside the program, the best first.
    package var ownContentTypes: [UTType] { givenForms.map(\.contentType) }

    /// Whether the value is given as a file in this form.
    package func isFile(_ type: UTType) -> Bool { givenForms.first { $0.contentType == type }?.isFile ?? false }

    private var givenForms: [TransferForm<Self>] {
        Self.transferForms.filter { $0.export != nil && $0.isOffered(self) }
    }

    /// The value in one of its forms.
    package func payload(_ type: UTType) async throws -> TransferPayload {
        let form = givenForms.first { $0.contentType == type } ?? givenForms.first { $0.contentType.conforms(to: type) }
        guard let export = form?.export else { throw TransferError.noCommonForm }
        return try await export(self)
    }

    /// A value from what was given.
    package static func load(_ payload: TransferPayload, as type: UTType) async throws -> Self {
        guard let load = form(taking: type)?.load else { throw TransferError.noCommonForm }
        return try await load(payload)
    }

    /// The form in which data of a type is taken: that of the type itself, or of one that it is a kind of.
    private static func form(taking type: UTType) -> TransferForm<Self>? {
        let forms = transferForms.filter { $0.load != nil }
        return forms.first { $0.contentType == type } ?? forms.first { type.conforms(to: $0.contentType) }
    }

    /// Which of the offered types is taken best; nil: none.
    package static func bestContentType(among offered: [UTType]) -> UTType? {
        for wanted in takenContentTypes {
            if let same = offered.first(where: { $0 == wanted }) { return same }
            if let kind = offered.first(where: { $0.conforms(to: wanted) }) { return kind }
        }
        return nil
    }

    /// The name that a file with this value may have.
    package var suggestedFileName: String? { namedForm?.name }

    /// The best form that says what a file with it is called.
    package var namedForm: (name: String, type: UTType)? {
        givenForms.lazy.compactMap { form in form.suggestedFileName(self).map { ($0, form.contentType) } }.first
    }
}

extension TransferRepresentation {
    fileprivate static func forms<T>(_ representation: Self, of item: T.Type) -> [TransferForm<T>] {
        (_forms(representation) as? _TransferForms<T>)?.list ?? []
    }
}
