import Foundation

/// What the difference between a text and the next one is: as little as possible, in UTF-8.
package struct TypedChange: Hashable, Sendable {
    /// Of the old text.
    package var removed: Range<Int>
    package var inserted: String

    /// nil where the texts are the same. A letter typed next to its like may have come before or after it: `caret`, where
    /// it was typed, decides.
    package init?(from old: String, to new: String, at caret: Int? = nil) {
        var (old, new) = (old, new)
        var prefix = 0
        var suffix = 0
        old.withUTF8 { a in
            new.withUTF8 { b in
                let shorter = min(a.count, b.count)
                prefix = Self.commonPrefix(a, b, shorter)
                while prefix > 0, Self.isInside(a, prefix) || Self.isInside(b, prefix) { prefix -= 1 }
                suffix = Self.commonSuffix(a, b, shorter - prefix)
                while suffix > 0, Self.isInside(a, a.count - suffix) { suffix -= 1 }
                let added = b.count - a.count
                if let caret, caret < prefix, prefix - caret < Self.block, caret >= 0, prefix + suffix == a.count,
                    a[caret..<prefix].elementsEqual(b[(caret + added)..<(prefix + added)])
                {
                    suffix += prefix - caret
                    prefix = caret
                }
            }
        }
        removed = prefix..<(old.utf8.count - suffix)
        inserted = String(new[new.range(prefix..<(new.utf8.count - suffix))])
        if removed.isEmpty, inserted.isEmpty { return nil }
    }

    /// Blocks first: a text may be long, and this runs with each key.
    private static let block = 1024

    private static func commonPrefix(
        _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ limit: Int
    ) -> Int {
        guard let first = a.baseAddress, let second = b.baseAddress else { return 0 }
        var count = 0
        while count + block <= limit, memcmp(first + count, second + count, block) == 0 { count += block }
        while count < limit, first[count] == second[count] { count += 1 }
        return count
    }

    private static func commonSuffix(
        _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ limit: Int
    ) -> Int {
        guard let start = a.baseAddress, let other = b.baseAddress else { return 0 }
        let (first, second) = (start + a.count, other + b.count)
        var count = 0
        while count + block <= limit, memcmp(first - count - block, second - count - block, block) == 0 {
            count += block
        }
        while count < limit, first[-1 - count] == second[-1 - count] { count += 1 }
        return count
    }

    private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
}
