import Foundation

/// How one value of a format string is written, as in C: `%-8.2lf`.
package struct FormatSpecifier: Equatable {
    package var flags: Set<Character> = []
    package var width: Int?
    package var precision: Int?
    package var length = ""
    package var conversion: Character

    /// What a catalogue's `%arg` stands for where it gives no specifier.
    package static let object = FormatSpecifier(conversion: "@")

    /// Reads a specifier after its percent sign; gives its position (`%2$@` is 1), itself, and where it ends.
    package static func read(_ text: Substring) -> (position: Int?, FormatSpecifier, end: Substring.Index)? {
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), number > 0, rest[digits.endIndex...].first == "$" {
            position = number - 1
            rest = rest[rest.index(after: digits.endIndex)...]
        }
        var specifier = FormatSpecifier(conversion: "@")
        // C's space flag is left out: in "50% done" the space is a translator's, who meant a percent sign.
        while let flag = rest.first, "-+#0'".contains(flag) {
            specifier.flags.insert(flag)
            rest.removeFirst()
        }
        specifier.width = takeNumber(&rest)
        if rest.first == "." {
            rest.removeFirst()
            specifier.precision = takeNumber(&rest) ?? 0
        }
        while let modifier = rest.first, "hlqLzjt".contains(modifier) {
            specifier.length.append(modifier)
            rest.removeFirst()
        }
        guard let conversion = rest.first, "@diouxXeEfFgGaAcsp".contains(conversion) else { return nil }
        specifier.conversion = conversion
        rest.removeFirst()
        return (position, specifier, rest.startIndex)
    }

    private static func takeNumber(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        rest = rest[digits.endIndex...]
        // A larger field is a mistake, and would cost memory.
        return min(number, 1000)
    }

    /// `number` in this form, with the digits and separators of `locale`.
    package func format(_ number: _FormatNumber, locale: Locale) -> String {
        padded(unpadded(number, locale: locale))
    }

    /// `string` in the width of this field.
    package func padded(_ string: String) -> String {
        guard let width, string.count < width else { return string }
        let fill = width - string.count
        if flags.contains("-") { return string + String(repeating: " ", count: fill) }
        guard flags.contains("0"), conversion != "@" else { return String(repeating: " ", count: fill) + string }
        let sign = string.prefix { "+-\u{2212} ".contains($0) }
        return sign + String(repeating: "0", count: fill) + string.dropFirst(sign.count)
    }

    private func unpadded(_ number: _FormatNumber, locale: Locale) -> String {
        switch conversion {
        case "x", "X", "o":
            let text = String(bits(of: number), radix: conversion == "o" ? 8 : 16, uppercase: conversion == "X")
            return String(repeating: "0", count: max(0, (precision ?? 0) - text.count)) + text
        case "e", "E", "g", "G", "a", "A":
            let pattern = "%" + flags.filter { $0 != "0" && $0 != "-" } + (precision.map { ".\($0)" } ?? "")
            return String(format: pattern + String(conversion), locale: locale, number.double)
        case "f", "F":
            return FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision ?? 6))
                .sign(strategy: flags.contains("+") ? .always() : .automatic).grouping(grouping)
                .rounded(rule: .toNearestOrEven).format(number.double)
        case "c":
            return number.scalar.map { String(Character($0)) } ?? ""
        default:
            return formatInteger(number, locale: locale)
        }
    }

    // Numbers that are padded with zeros are codes and clock times, which have no separators.
    private var grouping: NumberFormatStyleConfiguration.Grouping {
        flags.contains("0") && width != nil ? .never : .automatic
    }

    private func formatInteger(_ number: _FormatNumber, locale: Locale) -> String {
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy = flags.contains("+") ? .always() : .automatic
        switch number {
        case .signed(let value):
            return IntegerFormatStyle<Int64>(locale: locale).grouping(grouping).sign(strategy: sign)
                .precision(.integerLength(max(1, precision ?? 1)...)).format(value)
        case .unsigned(let value):
            return IntegerFormatStyle<UInt64>(locale: locale).grouping(grouping).sign(strategy: sign)
                .precision(.integerLength(max(1, precision ?? 1)...)).format(value)
        case .floating(let value):
            return FloatingPointFormatStyle<Double>(locale: locale).grouping(grouping).sign(strategy: sign)
                .format(value)
        }
    }

    private func bits(of number: _FormatNumber) -> UInt64 {
        switch number {
        case .signed(let value):
            // Without a length modifier C formats an int.
            length.isEmpty ? UInt64(UInt32(truncatingIfNeeded: value)) : UInt64(bitPattern: value)
        case .unsigned(let value): value
        case .floating(let value): UInt64(exactly: value.rounded(.towardZero)) ?? 0
        }
    }
}

extension _FormatNumber {
    package var double: Double {
        switch self {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        }
    }

    fileprivate var scalar: Unicode.Scalar? {
        UInt32(exactly: double).flatMap(Unicode.Scalar.init)
    }
}
