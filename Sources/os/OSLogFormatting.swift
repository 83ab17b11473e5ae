import Foundation

/// The form of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    let isUppercase: Bool
    let minimumDigits: Int

    /// In tens.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { octal() }

    /// In tens, with at least so many digits.
    public static func decimal(minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minimumDigits: minDigits)
    }

    /// In sixteens.
    public static func hex(
        includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimumDigits: minDigits)
    }

    /// In eights.
    public static func octal(includePrefix: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: false, minimumDigits: minDigits)
    }

    func string<T: BinaryInteger>(_ value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let padding = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (value < 0 ? "-" : "") + prefix + padding + digits
    }
}

/// The form of a number with a fraction in a message.
public struct OSLogFloatFormatting: Sendable {
    let specifier: String

    /// With a point and six digits after it.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// As short as possible.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%g") }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "%e") }

    /// With a point and so many digits after it.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "%.\(max(0, precision))f")
    }

    func string(_ value: Double) -> String { String(format: specifier, value) }
}

/// The column of a value in a message.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isLeading: Bool

    /// As wide as the value is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeading: true) }

    /// At the left of a column.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeading: true)
    }

    /// At the right of a column.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeading: false)
    }

    func pad(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return isLeading ? text + padding : padding + text
    }
}
