#if DEBUG || FUZZ
import Foundation

/// Makes damaged and odd files out of good ones. The same number gives the same file, so that a fault can be seen again.
package struct Mutator {
    package let seeds: [[UInt8]]
    private static let longest = 8192

    /// Words that mean something to one of the readers.
    private static let words = [
        "PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "SQLite format 3\0", "\"", "\"\"", "\r\n", "\n", ",", ";", "\t",
        "-", "{",
        "}", "[", "]", "null", "1e999", "-1", "0", "3", "999999999999", "9223372036854775807", "0000-00-00",
        "9999-12-31",
        "2026-02-30", "-0001-01-01", "YES_MANUAL", "SKIP", "NUMERICAL", "AT_MOST", "Habits.csv", "/Checkmarks.csv",
        "\u{1E}",
        "../", "\u{FEFF}", "\u{202E}", "🏃", "e\u{301}", "weekdays 1", "days 3650", "month 31", "%@%lld", "Infinity",
        "nan", "٣",
    ].map { Array($0.utf8) }

    package init(_ seeds: [Data]) {
        self.seeds = seeds.map { [UInt8]($0) }
    }

    package func file(_ number: Int) -> Data {
        var random = Numbers(state: UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15)
        var bytes = seeds[random.below(seeds.count)]
        for _ in 0...random.below(8) {
            let place = random.below(bytes.count + 1)
            let length = min(1 + random.below(random.below(4) == 0 ? 600 : 12), bytes.count - place)
            let part = place..<place + length
            switch random.below(10) {
            case 0 where !part.isEmpty: bytes[place] ^= 1 << UInt8(random.below(8))
            case 1 where !part.isEmpty: bytes[place] = UInt8(random.below(256))
            case 2: bytes.removeSubrange(part)
            case 3: bytes.insert(contentsOf: bytes[part], at: random.below(bytes.count + 1))
            case 4: for index in part { bytes[index] = random.below(2) == 0 ? 0 : 0xFF }
            case 5: bytes.insert(contentsOf: Self.words[random.below(Self.words.count)], at: place)
            case 6:
                let word = Self.words[random.below(Self.words.count)]
                bytes.replaceSubrange(place..<min(place + word.count, bytes.count), with: word)
            case 7:
                let other = seeds[random.below(seeds.count)]
                let start = random.below(other.count + 1)
                bytes.replaceSubrange(part, with: other[start..<min(start + length, other.count)])
            case 8:
                // Digits are where dates, sizes and numbers are.
                guard let index = bytes[place...].firstIndex(where: { (48...57).contains($0) }) else { continue }
                bytes[index] = UInt8(48 + random.below(10))
            case 9 where random.below(4) == 0: bytes.removeSubrange(place...)
            default: for index in part { bytes[index] = UInt8(random.below(256)) }
            }
        }
        return Data(bytes.prefix(Self.longest))
    }

    /// SplitMix64, without the cost of a generic source of random numbers.
    private struct Numbers {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return limit < 2 ? 0 : Int((mixed ^ (mixed >> 31)) % UInt64(limit))
        }
    }
}
#endif
