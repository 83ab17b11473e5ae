import Foundation

/// A text ready to be compared by the rules of a language.
struct SortKey {
    private let text: String
    /// Bytes whose order is that of the texts; empty where the system cannot make any for the language.
    private let bytes: [UInt8]

    init(_ text: String, _ rules: CollationRules?) {
        self.text = text
        bytes = rules?.key(Self.withWideNumbers(text)) ?? []
    }

    func compare(_ other: SortKey, _ locale: Locale) -> ComparisonResult {
        if bytes.isEmpty || other.bytes.isEmpty {
            return text.compare(other.text, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
        }
        let order = bytes.withUnsafeBytes { one in
            other.bytes.withUnsafeBytes { two in
                one.baseAddress.flatMap { one in
                    two.baseAddress.map { memcmp(one, $0, min(bytes.count, other.bytes.count)) }
                } ?? 0
            }
        }
        let difference = order == 0 ? bytes.count - other.bytes.count : Int(order)
        return difference == 0 ? .orderedSame : difference < 0 ? .orderedAscending : .orderedDescending
    }

    /// Numbers filled up with zeros, so that their order is that of their values.
    private static func withWideNumbers(_ text: String) -> String {
        guard text.utf8.contains(where: isDigit) else { return text }
        var result: [UInt8] = []
        var digits: [UInt8] = []
        func endNumber() {
            guard !digits.isEmpty else { return }
            let significant = digits.drop { $0 == UInt8(ascii: "0") }
            result += Array(repeating: UInt8(ascii: "0"), count: max(0, width - significant.count)) + significant
            digits = []
        }
        for byte in text.utf8 {
            if isDigit(byte) {
                digits.append(byte)
            } else {
                endNumber()
                result.append(byte)
            }
        }
        endNumber()
        return String(decoding: result, as: UTF8.self)
    }

    private static let width = 20

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
