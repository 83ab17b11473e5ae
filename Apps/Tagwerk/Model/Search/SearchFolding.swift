import Foundation

/// Brings text into the form in which it is searched: without case and accents, in every script.
///
/// The form is bytes of UTF-8. Each word begins with two marks, and each ideograph, kana or symbol counts as a word. So
/// three characters in a row are found by an index of triples even if somebody types only one letter, and a search for
/// them finds the beginnings of words.
final class SearchFolding {
    /// The version of these rules. Notes that were indexed by others are indexed again.
    static let version = 1

    static let mark: UInt8 = 1

    /// Where each byte of a folded text comes from, as offsets in the UTF-8 of the original.
    typealias Origins = [Int]

    private enum Kind {
        /// Part of a word of several letters.
        case letter
        /// A word by itself.
        case whole
        /// Belongs to the letter before it.
        case mark
        case space, punctuation
    }

    private struct Folded {
        let kind: Kind
        let bytes: [UInt8]
    }

    /// What the scalars that came up have become. It grows with the number of different letters only.
    private var known: [Unicode.Scalar: [Folded]] = [:]

    func fold(_ text: some StringProtocol) -> [UInt8] {
        var result = Writer(keepsOrigins: false)
        write(text, into: &result)
        return result.bytes
    }

    func foldWithOrigins(_ text: some StringProtocol) -> (bytes: [UInt8], origins: Origins) {
        var result = Writer(keepsOrigins: true)
        write(text, into: &result)
        return (result.bytes, result.origins)
    }

    private struct Writer {
        let keepsOrigins: Bool
        var bytes: [UInt8] = []
        var origins: Origins = []
        private var isInWord = false

        init(keepsOrigins: Bool) {
            self.keepsOrigins = keepsOrigins
        }

        mutating func append(_ byte: UInt8, _ origin: Int) {
            bytes.append(byte)
            if keepsOrigins { origins.append(origin) }
        }

        mutating func begin(_ kind: Kind, _ origin: Int) {
            switch kind {
            case .letter:
                if !isInWord {
                    append(mark, origin)
                    append(mark, origin)
                }
                isInWord = true
            case .whole:
                append(mark, origin)
                append(mark, origin)
                isInWord = false
            case .mark: break
            case .space, .punctuation: isInWord = false
            }
        }

        mutating func space(_ origin: Int) {
            isInWord = false
            if bytes.last != 32 { append(32, origin) }
        }
    }

    private func write(_ text: some StringProtocol, into result: inout Writer) {
        result.bytes.reserveCapacity(text.utf8.count * 3 / 2)
        var offset = 0
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value < 128 {
                let byte = UInt8(value)
                switch byte {
                case 97...122, 48...57:
                    result.begin(.letter, offset)
                    result.append(byte, offset)
                case 65...90:
                    result.begin(.letter, offset)
                    result.append(byte + 32, offset)
                case 0...32, 127: result.space(offset)
                default:
                    result.begin(.punctuation, offset)
                    result.append(byte, offset)
                }
                offset += 1
                continue
            }
            for part in folded(scalar) {
                if part.kind == .space {
                    result.space(offset)
                    continue
                }
                result.begin(part.kind, offset)
                for byte in part.bytes { result.append(byte, offset) }
            }
            offset += UTF8.width(scalar)
        }
    }

    private func folded(_ scalar: Unicode.Scalar) -> [Folded] {
        if let folded = known[scalar] { return folded }
        let folded = Self.work(out: scalar)
        known[scalar] = folded
        return folded
    }

    // MARK: The rules

    private static func work(out scalar: Unicode.Scalar) -> [Folded] {
        var result: [Folded] = []
        for part in decomposed(String(scalar)) {
            // To capitals and back makes one letter of ß and ss, of σ and ς, of i and ı.
            for capital in part.properties.uppercaseMapping.unicodeScalars {
                for small in decomposed(capital.properties.lowercaseMapping) {
                    if let plain = plain[small] {
                        result.append(Folded(kind: .letter, bytes: Array(plain.utf8)))
                    } else if let kind = kind(small) {
                        result.append(Folded(kind: kind, bytes: Array(String(small).utf8)))
                    }
                }
            }
        }
        return result
    }

    private static func decomposed(_ text: String) -> String.UnicodeScalarView {
        text.decomposedStringWithCompatibilityMapping.unicodeScalars
    }

    /// Letters that Unicode does not take apart, as people type them without their keyboard.
    private static let plain: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th",
    ]

    /// Nil for what does not count in a search.
    private static func kind(_ scalar: Unicode.Scalar) -> Kind? {
        let properties = scalar.properties
        if properties.isWhitespace { return .space }
        if properties.isDefaultIgnorableCodePoint || scalar == "\u{640}" { return nil }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return .space
        case .nonspacingMark, .enclosingMark, .spacingMark:
            // Accents, and the points of Hebrew and Arabic. Other marks are vowels, or make another letter.
            switch properties.canonicalCombiningClass.rawValue {
            case 10...35, 200...: return nil
            default: return .mark
            }
        case .format, .surrogate: return nil
        case .mathSymbol, .currencySymbol, .otherSymbol, .modifierSymbol, .privateUse, .unassigned: return .whole
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return .punctuation
        default:
            return properties.isIdeographic || isKana(scalar) ? .whole : .letter
        }
    }

    /// Scripts without spaces whose letters stand for a syllable.
    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x1B000...0x1B16F: true
        default: false
        }
    }
}
