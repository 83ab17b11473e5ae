import DataDriver
import Foundation

/// How values of a type are kept in a column.
package struct ValueCoding: @unchecked Sendable {
    /// How the column can be compared in the store.
    package enum Kind: Sendable {
        case number, text
        /// Only equality means the same in the store and in Swift.
        case key
        case opaque
    }

    package let type: Any.Type
    package let kind: Kind
    package let isOptional: Bool
    package let encode: (Any) throws -> DataValue
    /// nil where the column holds something else.
    package let decode: (DataValue) -> Any?

    /// The coding of a type; nil if it cannot be kept.
    package static func of(_ type: Any.Type) -> ValueCoding? {
        if let optional = type as? any OptionalValue.Type { return optional.optionalCoding }
        if let primitive = type as? any PrimitiveValue.Type { return ofPrimitive(primitive) }
        if let raw = type as? any RawRepresentable.Type, type is any Codable.Type, let coding = ofRaw(raw) {
            return coding
        }
        if let codable = type as? any Codable.Type { return ofCodable(codable) }
        return nil
    }

    private static func ofPrimitive<T: PrimitiveValue>(_ type: T.Type) -> ValueCoding {
        ValueCoding(
            type: type, kind: T.kind, isOptional: false, encode: { ($0 as? T)?.dataValue ?? .null },
            decode: { T(dataValue: $0) })
    }

    private static func ofRaw<T: RawRepresentable>(_ type: T.Type) -> ValueCoding? {
        guard let primitive = T.RawValue.self as? any PrimitiveValue.Type else { return nil }
        return ofRaw(type, primitive)
    }

    private static func ofRaw<T: RawRepresentable, P: PrimitiveValue>(_ type: T.Type, _ raw: P.Type) -> ValueCoding {
        ValueCoding(
            type: type, kind: P.kind == .opaque ? .opaque : .key, isOptional: false,
            encode: { (($0 as? T)?.rawValue as? P)?.dataValue ?? .null },
            decode: { P(dataValue: $0).flatMap { $0 as? T.RawValue }.flatMap { T(rawValue: $0) } })
    }

    private static func ofCodable<T: Codable>(_ type: T.Type) -> ValueCoding {
        ValueCoding(
            type: type, kind: .opaque, isOptional: false,
            encode: { value in
                guard let value = value as? T else { return .null }
                let encoder = JSONEncoder()
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
            },
            decode: { stored in
                guard case .text(let text) = stored else { return nil }
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return try? decoder.decode(T.self, from: Data(text.utf8))
            })
    }
}

/// Optionals, whatever they wrap.
package protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var optionalCoding: ValueCoding? { get }
    static var nothing: Any { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    package static var wrappedType: Any.Type { Wrapped.self }
    package static var nothing: Any { Self(nilLiteral: ()) as Any }
    package var wrapped: Any? { self }

    package static var optionalCoding: ValueCoding? {
        guard let coding = ValueCoding.of(Wrapped.self) else { return nil }
        return ValueCoding(
            type: Self.self, kind: coding.kind, isOptional: true,
            encode: { value in
                guard let value = value as? Wrapped? else { return .null }
                return try value.map { try coding.encode($0) } ?? .null
            },
            decode: { stored in
                if stored.isNull { return nothing }
                guard let value = coding.decode(stored) as? Wrapped else { return nil }
                return Wrapped?.some(value) as Any
            })
    }
}
