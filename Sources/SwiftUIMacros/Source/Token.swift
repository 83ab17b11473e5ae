/// A word of Swift source.
struct Token: Equatable {
    enum Kind {
        /// A name or a keyword.
        case word
        case number
        case string
        case regex
        case `operator`
        /// A bracket, comma, colon, semicolon, `@`, `#` or the dot of a member.
        case punctuation
    }

    let kind: Kind
    /// The place in the source's UTF-8.
    let range: Range<Int>
    /// Whether it is the first of its line.
    let startsLine: Bool
    /// Whether blanks or comments come before and after it.
    let hasSpaceBefore: Bool
    var hasSpaceAfter = false
}
