import Foundation

/// What somebody has typed to find notes: words that must all be there, and phrases in quotes.
struct SearchQuery: Hashable {
    /// A word or phrase in the form in which texts are searched.
    struct Term: Hashable {
        let bytes: [UInt8]
        /// Such as the triples “str”, “tra”, “ras” of “stras”; empty if it is too short for any.
        let triples: [String]
        /// Whether a text with all triples may still not have the term.
        var needsCheck: Bool { triples.count > 1 || isCut }
        fileprivate let isCut: Bool

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    private static let mostTerms = 12
    private static let longestTerm = 150
    private static let mostTriples = 12

    let terms: [Term]

    init(_ typed: String, _ folding: SearchFolding) {
        var terms: [Term] = []
        for (words, isPhrase) in Self.parts(typed.prefix(2000)) {
            guard terms.count < Self.mostTerms else { break }
            if let term = Self.term(words, isPhrase, folding), !terms.contains(term) { terms.append(term) }
        }
        self.terms = terms
    }

    var isEmpty: Bool { terms.isEmpty }

    private static let quotes: Set<Character> = ["\"", "“", "”", "„", "‟", "«", "»"]

    private static func parts(_ typed: Substring) -> [(words: Substring, isPhrase: Bool)] {
        var result: [(Substring, Bool)] = []
        var rest = typed
        while let character = rest.first {
            if quotes.contains(character) {
                rest = rest.dropFirst()
                let phrase = rest.prefix { !quotes.contains($0) }
                result.append((phrase, true))
                rest = rest.dropFirst(phrase.count + 1)
            } else if character.isWhitespace {
                rest = rest.dropFirst()
            } else {
                let word = rest.prefix { !$0.isWhitespace && !quotes.contains($0) }
                result.append((word, false))
                rest = rest.dropFirst(word.count)
            }
        }
        return result
    }

    private static func term(_ words: Substring, _ isPhrase: Bool, _ folding: SearchFolding) -> Term? {
        var bytes = folding.fold(words)
        while bytes.last == 32 || bytes.last == SearchFolding.mark { bytes.removeLast() }
        if bytes.first == 32 { bytes.removeFirst() }
        guard !bytes.isEmpty else { return nil }
        // Three letters are found inside of words too, so that a part of a compound is enough. Fewer are found at the
        // beginnings of words, and ideographs, each of which is a word, anywhere.
        let unmarked = Array(bytes.drop { $0 == SearchFolding.mark })
        let letters = String(decoding: unmarked, as: UTF8.self).unicodeScalars.lazy.filter { $0.value != 1 }
        let isInsideWords = !isPhrase && letters.prefix(3).count == 3
        if isInsideWords { bytes = unmarked }
        let isCut = bytes.count > longestTerm
        if isCut {
            bytes.removeLast(bytes.count - longestTerm)
            while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
            if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
        }
        return Term(bytes: bytes, triples: triples(bytes), isCut: isCut)
    }

    private static func triples(_ bytes: [UInt8]) -> [String] {
        let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        guard scalars.count >= 3 else { return [] }
        let all = (0...scalars.count - 3).map { String(String.UnicodeScalarView(scalars[$0..<$0 + 3])) }
        // Some of a long word's are as good as all.
        let step = (all.count + mostTriples - 1) / mostTriples
        return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
}
