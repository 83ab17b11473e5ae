import Foundation

/// A number that can stand in a localised string, with the specifier that its catalogue key uses.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier in the key, such as `%lld`.
    var _specifier: String { get }
    /// The number as the widest type of its kind.
    var _number: _FormatNumber { get }
}

/// A number of one of the three kinds that format specifiers know.
public enum _FormatNumber: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
}

extension Int: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
    public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int8: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int16: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int32: _FormatSpecifiable {
    public var _specifier: String { "%d" }
    public var _number: _FormatNumber { .signed(Int64(self)) }
}

extension Int64: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
    public var _number: _FormatNumber { .signed(self) }
}

extension UInt: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt8: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt16: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt32: _FormatSpecifiable {
    public var _specifier: String { "%u" }
    public var _number: _FormatNumber { .unsigned(UInt64(self)) }
}

extension UInt64: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
    public var _number: _FormatNumber { .unsigned(self) }
}

extension Float: _FormatSpecifiable {
    public var _specifier: String { "%f" }
    public var _number: _FormatNumber { .floating(Double(self)) }
}

extension Double: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .floating(self) }
}

extension CGFloat: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _number: _FormatNumber { .floating(Double(self)) }
}
