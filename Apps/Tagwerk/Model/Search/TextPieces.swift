/// Cuts a long text into pieces for the index, so that typing in it changes one or two of them.
///
/// Where a piece ends depends on the lines around it alone: text that comes in or goes moves no other end. A piece goes
/// on a little into the next one, so that what stands across a border is found.
enum TextPieces {
    struct Piece {
        let text: Substring
        let hash: Int
    }

    private static let shortest = 2 << 10
    private static let longest = 16 << 10
    private static let overlap = 256

    static func cut(_ text: String) -> [Piece] {
        var text = text
        let count = text.utf8.count
        guard count > longest else { return [Piece(text: text[...], hash: text.withUTF8 { hash($0[...]) })] }
        let pieces = text.withUTF8 { bytes in
            ends(bytes).map { range in
                let end = scalarStart(bytes, min(count, range.upperBound + overlap))
                return (range.lowerBound, end, hash(bytes[range.lowerBound..<end]))
            }
        }
        return pieces.map { start, end, hash in
            let utf8 = text.utf8
            let range = utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)
            return Piece(text: text[range], hash: hash)
        }
    }

    private static func ends(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var line = 0
        var position = 0
        while position < bytes.count {
            let isLineEnd = bytes[position] == 10
            position += 1
            let length = position - start
            if isLineEnd {
                let isEnd = length >= shortest && hash(bytes[line..<position]) & 3 == 0
                line = position
                if isEnd || length >= longest / 2 {
                    result.append(start..<position)
                    start = position
                }
            } else if length >= longest {
                let end = scalarStart(bytes, position)
                result.append(start..<end)
                (start, line) = (end, end)
            }
        }
        if start < bytes.count { result.append(start..<bytes.count) }
        return result
    }

    /// The last beginning of a scalar at or before a position.
    private static func scalarStart(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
        var position = position
        while position < bytes.count, position > 0, bytes[position] & 0xC0 == 0x80 { position -= 1 }
        return position
    }

    /// FNV-1a: the same in each run of the program, unlike `Hasher`.
    private static func hash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(bitPattern: UInt(hash))
    }
}
