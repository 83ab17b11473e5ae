import Foundation

extension SearchQuery {
    /// Where the words are in a text, in order and without overlaps.
    func ranges(in text: String, _ folding: SearchFolding) -> [Range<String.Index>] {
        guard !isEmpty else { return [] }
        let (bytes, origins) = folding.foldWithOrigins(text)
        let length = text.utf8.count
        var found: [Range<Int>] = []
        for term in terms {
            for start in Self.places(of: term.bytes, in: bytes) {
                found.append(Self.origin(of: start..<start + term.bytes.count, bytes, origins, length))
            }
        }
        return Self.merged(found).map { Self.range($0, in: text) }
    }

    /// Where the first of the words begins, as an offset in UTF-8.
    func firstPlace(in text: String, _ folding: SearchFolding) -> Int? { firstOffsets(in: text, folding)?.lowerBound }

    /// Where the first of the words is.
    func firstRange(in text: String, _ folding: SearchFolding) -> Range<String.Index>? {
        firstOffsets(in: text, folding).map { Self.range($0, in: text) }
    }

    private func firstOffsets(in text: String, _ folding: SearchFolding) -> Range<Int>? {
        let (bytes, origins) = folding.foldWithOrigins(text)
        let first = terms.compactMap { term in
            Self.places(of: term.bytes, in: bytes, onlyFirst: true).first.map { $0..<$0 + term.bytes.count }
        }.min { $0.lowerBound < $1.lowerBound }
        return first.map { Self.origin(of: $0, bytes, origins, text.utf8.count) }
    }

    private static func range(_ offsets: Range<Int>, in text: String) -> Range<String.Index> {
        let utf8 = text.utf8
        return utf8.index(
            utf8.startIndex, offsetBy: offsets.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: offsets.upperBound)
    }

    func matchesAll(_ folded: [UInt8]) -> Bool {
        terms.allSatisfy { !Self.places(of: $0.bytes, in: folded, onlyFirst: true).isEmpty }
    }

    func matchesAny(_ folded: [UInt8]) -> Bool {
        terms.contains { !Self.places(of: $0.bytes, in: folded, onlyFirst: true).isEmpty }
    }

    /// The part of the original that a part of the folded text comes from, with the accents on its last letter.
    private static func origin(
        of range: Range<Int>, _ bytes: [UInt8], _ origins: SearchFolding.Origins, _ length: Int
    ) -> Range<Int> {
        let last = origins[range.upperBound - 1]
        var next = range.upperBound
        while next < origins.count, origins[next] == last { next += 1 }
        return origins[range.lowerBound]..<(next < origins.count ? origins[next] : length)
    }

    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Where a term is, by Horspool's way of searching: from the end of the term, with steps as long as it allows.
    private static func places(of term: [UInt8], in bytes: [UInt8], onlyFirst: Bool = false) -> [Int] {
        guard let lastByte = term.last, term.count <= bytes.count else { return [] }
        let last = term.count - 1
        var steps = [Int](repeating: term.count, count: 256)
        for (position, byte) in term.dropLast().enumerated() { steps[Int(byte)] = last - position }
        return bytes.withUnsafeBufferPointer { bytes in
            var result: [Int] = []
            var end = last
            while end < bytes.count {
                let byte = bytes[end]
                if byte == lastByte, term.elementsEqual(bytes[(end - last)...end]) {
                    result.append(end - last)
                    if onlyFirst { break }
                    end += term.count
                } else {
                    end += steps[Int(byte)]
                }
            }
            return result
        }
    }
}
