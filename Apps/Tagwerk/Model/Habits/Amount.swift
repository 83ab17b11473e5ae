import Foundation

/// A quantity such as 2.5, kept as whole thousandths: adding up years of them loses nothing.
package struct Amount: Hashable, Sendable {
    /// Never negative, and small enough that the sum of a lifetime fits an `Int`.
    package let thousandths: Int

    package static let zero = Amount(clamping: 0)
    package static let largest = Amount(clamping: .max)

    /// Nil if the number is negative or over 999,999,999.999.
    package init?(thousandths: Int) {
        guard (0...999_999_999_999).contains(thousandths) else { return nil }
        self.thousandths = thousandths
    }

    /// The nearest amount to a number of thousandths.
    package init(clamping thousandths: Int) {
        self.thousandths = min(max(0, thousandths), 999_999_999_999)
    }

    /// The nearest amount; nil if the number is none, negative or too large.
    package init?(_ number: Double) {
        guard number.isFinite, number >= 0, number < 1e9 else { return nil }
        self.init(thousandths: Int((number * 1000).rounded()))
    }

    /// Reads what people type, such as 2,5 or 2.5 or 80; nil for anything else, also for more than three decimals,
    /// which could not be kept, and for two separators, which could mean two numbers.
    package init?(typed text: String) {
        let parts = text.trimmingCharacters(in: .whitespacesAndNewlines)
            .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," || $0 == "٫" }
        guard (1...2).contains(parts.count), parts.contains(where: { !$0.isEmpty }), parts[0].count <= 9,
            let whole = Self.digits(parts[0])
        else { return nil }
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.count <= 3, let fraction = Self.digits(decimals) else { return nil }
        self.init(thousandths: whole * 1000 + fraction * [1000, 100, 10, 1][decimals.count])
    }

    private static func digits(_ text: Substring) -> Int? {
        text.reduce(0) { sum, character in
            guard let sum, let digit = character.wholeNumberValue, digit < 10 else { return nil }
            return sum * 10 + digit
        }
    }

    package var number: Double { Double(thousandths) / 1000 }

    /// The amount with a separator of the user's language and no more decimals than it has.
    package func written(separator: String) -> String {
        let fraction = thousandths % 1000
        guard fraction != 0 else { return "\(thousandths / 1000)" }
        var decimals = String("\(1000 + fraction)".dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(thousandths / 1000)\(separator)\(decimals)"
    }
}

extension Amount: Comparable {
    package static func < (first: Amount, second: Amount) -> Bool { first.thousandths < second.thousandths }
}

extension Amount: CustomStringConvertible {
    /// With a point, as files have it.
    package var description: String { written(separator: ".") }
}
