import Foundation

/// The file in which SQLite keeps the changes that are not in the database file yet, looked at without SQLite.
///
/// SQLite takes a frame that does not fit its checksum for the end of the log, and later writes over all behind it. That
/// is right after a power cut, in which only the last transaction can be incomplete. In a log that was damaged it would
/// lose acknowledged changes without a word.
package enum WriteAheadLog {
    /// Whether there is something behind a damaged place that was on the disk for sure: with `synchronous=FULL`, a
    /// transaction is written only after the one before it was.
    package static func isDamaged(_ log: Data) -> Bool {
        log.withUnsafeBytes { bytes in
            guard bytes.count > headerSize, bytes.contains(where: { $0 != 0 }) else { return false }
            let magic = word(bytes, 0)
            let pageSize = Int(word(bytes, 8))
            guard magic & ~1 == 0x377F_0682, (512...65_536).contains(pageSize), pageSize.nonzeroBitCount == 1 else {
                return true
            }
            var sum = Checksum(isBigEndian: magic & 1 == 1)
            sum.add(bytes, 0..<24)
            guard sum.first == word(bytes, 24), sum.second == word(bytes, 28) else { return true }
            let salts = (word(bytes, 16), word(bytes, 20))
            var isValid = true
            var lostCommits = 0
            var frame = headerSize
            while frame + 24 + pageSize <= bytes.count {
                let isOfThisLog = (word(bytes, frame + 8), word(bytes, frame + 12)) == salts
                if isValid {
                    sum.add(bytes, frame..<frame + 8)
                    sum.add(bytes, frame + 24..<frame + 24 + pageSize)
                    let written = (word(bytes, frame + 16), word(bytes, frame + 20))
                    isValid = isOfThisLog && (sum.first, sum.second) == written
                }
                // A frame that ends a transaction says how large the database is then.
                if !isValid, isOfThisLog, word(bytes, frame + 4) != 0 { lostCommits += 1 }
                frame += 24 + pageSize
            }
            return lostCommits > 1
        }
    }

    private static let headerSize = 32

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The sum that SQLite documents in “WAL File Format”, section 4.2.
    private struct Checksum {
        let isBigEndian: Bool
        var first: UInt32 = 0
        var second: UInt32 = 0

        mutating func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
            var offset = range.lowerBound
            while offset < range.upperBound {
                let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                let two = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                first &+= (isBigEndian ? UInt32(bigEndian: one) : UInt32(littleEndian: one)) &+ second
                second &+= (isBigEndian ? UInt32(bigEndian: two) : UInt32(littleEndian: two)) &+ first
                offset += 8
            }
        }
    }
}
