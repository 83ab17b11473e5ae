/// Where statements end: at a semicolon, or at a line's end that no expression goes beyond.
enum Statement {
    /// One past the last token of the statement that goes on at `start`.
    static func end(of source: SourceText, from start: Int, to limit: Int) -> Int {
        var index = start
        while index < limit {
            if source.isSign(";", at: index) { return index }
            if index > 0, source.tokens[index].startsLine, !continues(source, at: index) {
                return index
            }
            index = (source.closing(of: index) ?? index) + 1
        }
        return min(index, limit)
    }

    /// Whether the token, the first of its line, goes on with the statement before it.
    private static func continues(_ source: SourceText, at index: Int) -> Bool {
        let token = source.tokens[index]
        let previous = source.tokens[index - 1]
        switch source.text(at: index - 1) {
        case ",", ":", ".", "@", "=", "->", "try", "await", "as", "is", "return", "var", "let", "in": return true
        default: break
        }
        if previous.kind == .operator, previous.hasSpaceBefore { return true }
        switch token.kind {
        case .operator: return token.hasSpaceAfter || source.text(at: index).hasPrefix("?")
        case .punctuation: return [".", ",", ":", "{"].contains(source.text(at: index))
        case .word: return ["as", "is", "else", "where"].contains(source.text(at: index))
        default: return false
        }
    }
}
