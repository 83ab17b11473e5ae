/// A piece of source and its tokens.
struct SourceText {
    let bytes: [UInt8]
    let tokens: [Token]
    /// For each token that is a bracket, the index of its partner.
    private let partners: [Int: Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = Tokenizer.tokens(of: bytes)
        var partners: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            switch bytes[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let start = open.popLast() else { continue }
                partners[start] = index
                partners[index] = start
            default: break
            }
        }
        self.partners = partners
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func text(at index: Int) -> String {
        tokens.indices.contains(index) ? text(tokens[index].range) : ""
    }

    /// The source from the first to the last of these tokens.
    func text(ofTokens range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
    }

    /// The place of a token; of the last one where there is none.
    func offset(of index: Int) -> Int {
        tokens.indices.contains(index) ? tokens[index].range.lowerBound : tokens.last?.range.lowerBound ?? 0
    }

    func isSign(_ sign: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .punctuation && text(at: index) == sign
    }

    func isWord(_ word: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && text(at: index) == word
    }

    func isOperator(_ sign: String, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .operator && text(at: index) == sign
    }

    /// The index of the bracket that closes the one at `index`.
    func closing(of index: Int) -> Int? {
        partners[index].flatMap { $0 > index ? $0 : nil }
    }

    /// The first token in `range` for which `condition` holds, outside of brackets that open in it.
    func first(in range: Range<Int>, where condition: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if condition(index) { return index }
            index = (closing(of: index) ?? index) + 1
        }
        return nil
    }
}
