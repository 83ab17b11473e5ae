/// The use of a freestanding macro: its arguments in parentheses and its trailing closures.
struct MacroCall {
    struct Argument {
        let label: String?
        /// The tokens of the value.
        let value: Range<Int>
    }

    let arguments: [Argument]
    /// The first has no label.
    let closures: [Argument]

    init(_ source: SourceText) throws {
        guard var index = source.first(in: 0..<source.tokens.count, where: { source.isSign("#", at: $0) }) else {
            throw MacroError("This is no use of a macro.", at: 0)
        }
        // The name, be it with its module's.
        index += 1
        while index < source.tokens.count, source.tokens[index].kind == .word || source.isSign(".", at: index) {
            index += 1
        }
        var arguments: [Argument] = []
        if source.isSign("(", at: index) {
            guard let end = source.closing(of: index) else {
                throw MacroError("This parenthesis is never closed.", at: source.offset(of: index))
            }
            arguments = Self.arguments(in: index + 1..<end, of: source)
            index = end + 1
        }
        self.arguments = arguments
        closures = Self.closures(from: index, of: source)
    }

    private static func arguments(in range: Range<Int>, of source: SourceText) -> [Argument] {
        var arguments: [Argument] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = source.first(in: start..<range.upperBound) { source.isSign(",", at: $0) } ?? range.upperBound
            let isLabelled = source.tokens[start].kind == .word && source.isSign(":", at: start + 1)
            arguments.append(
                Argument(
                    label: isLabelled ? source.text(at: start) : nil, value: (isLabelled ? start + 2 : start)..<end))
            start = end + 1
        }
        return arguments
    }

    private static func closures(from start: Int, of source: SourceText) -> [Argument] {
        var closures: [Argument] = []
        var index = start
        while index < source.tokens.count {
            let isLabelled = source.isSign(":", at: index + 1)
            let brace = isLabelled ? index + 2 : index
            guard source.isSign("{", at: brace), let end = source.closing(of: brace) else { break }
            closures.append(Argument(label: isLabelled ? source.text(at: index) : nil, value: brace..<end + 1))
            index = end + 1
        }
        return closures
    }
}
