import DataDriver
import Foundation
import Observation

/// A property of a model, as the store sees it.
package struct PropertyShape: @unchecked Sendable {
    enum Kind {
        case attribute(ValueCoding)
        case one(any PersistentModel.Type)
        case many(any PersistentModel.Type)
    }

    package let name: String
    let keyPath: AnyKeyPath
    let valueType: Any.Type
    let kind: Kind
    let isOptional: Bool
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    let defaultValue: () -> Any?
    private let tellWillSet: (ObservationRegistrar, AnyObject) -> Void
    private let tellDidSet: (ObservationRegistrar, AnyObject) -> Void

    init?<M: PersistentModel>(_ metadata: Schema.PropertyMetadata, of model: M.Type) {
        guard let keyPath = metadata.keyPath else { return nil }
        name = metadata.name
        self.keyPath = keyPath
        let valueType = Swift.type(of: keyPath).valueType
        self.valueType = valueType
        attribute = metadata.metadata as? Schema.Attribute
        relationship = metadata.metadata as? Schema.Relationship
        let wrapped = (valueType as? any OptionalValue.Type)?.wrappedType
        isOptional = wrapped != nil
        let bare: Any.Type = wrapped ?? valueType
        if let one = bare as? any PersistentModel.Type {
            kind = .one(one)
        } else if let many = bare as? any ModelArray.Type {
            kind = .many(many.elementType)
        } else if let coding = ValueCoding.of(valueType) {
            kind = .attribute(coding)
        } else {
            preconditionFailure(
                """
                The property \(M.self).\(metadata.name) can't be stored: \(valueType) is neither Codable nor a model. Make \
                it Codable, or mark the property @Transient.
                """)
        }
        defaultValue = metadata.defaultValue
        (tellWillSet, tellDidSet) = Self.tellers(keyPath, model, valueType)
    }

    private static func tellers<M: PersistentModel, V>(
        _ keyPath: AnyKeyPath, _ model: M.Type, _ value: V.Type
    ) -> ((ObservationRegistrar, AnyObject) -> Void, (ObservationRegistrar, AnyObject) -> Void) {
        guard let typed = keyPath as? KeyPath<M, V> else { return ({ _, _ in }, { _, _ in }) }
        return (
            { registrar, object in
                if let object = object as? M { registrar.willSet(object, keyPath: typed) }
            },
            { registrar, object in
                if let object = object as? M { registrar.didSet(object, keyPath: typed) }
            }
        )
    }

    func willSet(_ record: ModelRecord) {
        if let model = record.model { tellWillSet(record.registrar, model) }
    }

    func didSet(_ record: ModelRecord) {
        if let model = record.model { tellDidSet(record.registrar, model) }
    }

    package var isRelationship: Bool { if case .attribute = kind { false } else { true } }

    var isToMany: Bool { if case .many = kind { true } else { false } }

    var coding: ValueCoding? { if case .attribute(let coding) = kind { coding } else { nil } }

    var destination: ModelShape? {
        switch kind {
        case .attribute: nil
        case .one(let type), .many(let type): ModelShape.of(type)
        }
    }

    var deleteRule: Schema.Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }

    var originalName: String? { attribute?.originalName ?? relationship?.originalName }

    func has(_ option: Schema.Attribute.Option) -> Bool { attribute?.options.contains(option) ?? false }

    /// Whether the value has a column in the table of its model.
    var hasColumn: Bool { !isToMany && !has(.ephemeral) }

    /// Whether the column is read along with the rest.
    var isReadWithRow: Bool { hasColumn && !has(.externalStorage) }
}

/// Arrays of models.
protocol ModelArray {
    static var elementType: any PersistentModel.Type { get }
    static func make(_ models: [any PersistentModel]) -> Any
    var models: [any PersistentModel] { get }
}

extension Array: ModelArray where Element: PersistentModel {
    static var elementType: any PersistentModel.Type { Element.self }
    static func make(_ models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
    var models: [any PersistentModel] { self }
}
