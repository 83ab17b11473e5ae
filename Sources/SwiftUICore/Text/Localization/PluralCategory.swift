import Foundation

/// The plural forms that languages distinguish, after CLDR.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// What a plural rule looks at in a number as it is written.
package struct PluralOperands: Equatable {
    /// The absolute value.
    package let n: Double
    /// The integer digits.
    package let i: UInt64
    /// How many fraction digits are visible.
    package let v: Int
    /// The visible fraction digits as a number.
    package let f: UInt64

    /// The operands of `number` written with `fractionDigits` fraction digits.
    package init(_ number: _FormatNumber, fractionDigits: Int) {
        switch number {
        case .signed(let value):
            (n, i, v, f) = (Double(value.magnitude), value.magnitude, 0, 0)
        case .unsigned(let value):
            (n, i, v, f) = (Double(value), value, 0, 0)
        case .floating(let value):
            // Beyond 15 digits a Double has no exact decimals, and no language's rule looks that far.
            let digits = min(fractionDigits, 15)
            let written = String(format: "%.\(digits)f", value.magnitude)
            let parts = written.split(separator: ".")
            n = Double(written) ?? value.magnitude
            i = parts.first.flatMap { UInt64($0) } ?? .max
            v = digits
            f = parts.count > 1 ? UInt64(parts[1]) ?? 0 : 0
        }
    }
}
