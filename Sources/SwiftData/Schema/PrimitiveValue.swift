import DataDriver
import Foundation

/// Types with a column of their own kind.
package protocol PrimitiveValue {
    static var kind: ValueCoding.Kind { get }
    var dataValue: DataValue { get }
    init?(dataValue: DataValue)
}

extension DataValue {
    fileprivate var integer: Int64? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int64(exactly: value.rounded(.towardZero))
        case .text(let text): Int64(text)
        default: nil
        }
    }

    fileprivate var real: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .text(let text): Double(text)
        default: nil
        }
    }

    fileprivate var text: String? {
        switch self {
        case .text(let text): text
        case .integer(let value): "\(value)"
        case .real(let value): "\(value)"
        default: nil
        }
    }
}

extension PrimitiveValue where Self: BinaryInteger {
    package static var kind: ValueCoding.Kind { .number }
    package var dataValue: DataValue { .integer(Int64(truncatingIfNeeded: self)) }
    package init?(dataValue: DataValue) {
        guard let integer = dataValue.integer else { return nil }
        self.init(exactly: integer)
    }
}

extension Int: PrimitiveValue {}
extension Int8: PrimitiveValue {}
extension Int16: PrimitiveValue {}
extension Int32: PrimitiveValue {}
extension Int64: PrimitiveValue {}
extension UInt8: PrimitiveValue {}
extension UInt16: PrimitiveValue {}
extension UInt32: PrimitiveValue {}

/// Kept bit by bit: the upper half is negative in the column.
extension UInt64: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .key }
    package init?(dataValue: DataValue) {
        guard let integer = dataValue.integer else { return nil }
        self.init(bitPattern: integer)
    }
}

extension UInt: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .key }
    package init?(dataValue: DataValue) {
        guard let integer = dataValue.integer else { return nil }
        self.init(truncatingIfNeeded: integer)
    }
}

extension Bool: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .number }
    package var dataValue: DataValue { .integer(self ? 1 : 0) }
    package init?(dataValue: DataValue) {
        guard let integer = dataValue.integer else { return nil }
        self = integer != 0
    }
}

extension Double: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .number }
    /// The store takes what is no number for nothing at all; it is kept as text.
    package var dataValue: DataValue { isNaN ? .text("nan") : .real(self) }
    package init?(dataValue: DataValue) {
        guard let real = dataValue.real else { return nil }
        self = real
    }
}

extension Float: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .number }
    package var dataValue: DataValue { Double(self).dataValue }
    package init?(dataValue: DataValue) {
        guard let real = dataValue.real else { return nil }
        self = Float(real)
    }
}

extension CGFloat: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .number }
    package var dataValue: DataValue { Double(self).dataValue }
    package init?(dataValue: DataValue) {
        guard let real = dataValue.real else { return nil }
        self = CGFloat(real)
    }
}

extension String: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .text }
    package var dataValue: DataValue { .text(self) }
    package init?(dataValue: DataValue) {
        guard let text = dataValue.text else { return nil }
        self = text
    }
}

/// In seconds since the start of 2001.
extension Date: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .number }
    package var dataValue: DataValue { .real(timeIntervalSinceReferenceDate) }
    package init?(dataValue: DataValue) {
        guard let real = dataValue.real else { return nil }
        self.init(timeIntervalSinceReferenceDate: real)
    }
}

extension Data: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .key }
    package var dataValue: DataValue { .blob(self) }
    package init?(dataValue: DataValue) {
        guard case .blob(let data) = dataValue else { return nil }
        self = data
    }
}

extension UUID: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .key }
    package var dataValue: DataValue { .text(uuidString) }
    package init?(dataValue: DataValue) {
        guard let text = dataValue.text else { return nil }
        self.init(uuidString: text)
    }
}

extension URL: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .opaque }
    package var dataValue: DataValue { .text(absoluteString) }
    package init?(dataValue: DataValue) {
        guard let text = dataValue.text else { return nil }
        self.init(string: text)
    }
}

extension Decimal: PrimitiveValue {
    package static var kind: ValueCoding.Kind { .opaque }
    package var dataValue: DataValue { .text(description) }
    package init?(dataValue: DataValue) {
        guard let text = dataValue.text else { return nil }
        self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
