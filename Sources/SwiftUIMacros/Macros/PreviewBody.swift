/// The closure of a `#Preview`. Variables that are `@Previewable` become properties of a view made for them, whose body
/// is the rest of the closure.
struct PreviewBody {
    private let source: SourceText
    private let range: Range<Int>

    init(_ source: SourceText, _ range: Range<Int>) {
        self.source = source
        self.range = range
    }

    var text: String {
        get throws {
            let whole = source.text(ofTokens: range)
            guard source.isSign("{", at: range.lowerBound) else { return whole }
            let inside = range.lowerBound + 1..<range.upperBound - 1
            let properties = try self.properties(in: inside)
            guard !properties.isEmpty else { return whole }
            return """
                {
                struct __PreviewState: SwiftUI.View {
                \(properties.map(\.text).joined(separator: "\n"))
                var body: some SwiftUI.View {
                \(rest(of: inside, without: properties.map(\.tokens)))
                }
                }
                return __PreviewState()
                }
                """
        }
    }

    private struct Property {
        let tokens: Range<Int>
        let text: String
    }

    private func isPreviewable(_ index: Int) -> Bool {
        source.isSign("@", at: index) && source.isWord("Previewable", at: index + 1)
    }

    private func properties(in inside: Range<Int>) throws -> [Property] {
        var properties: [Property] = []
        var index = inside.lowerBound
        while let at = source.first(in: index..<inside.upperBound, where: isPreviewable) {
            let start = firstAttribute(before: at, in: inside)
            guard let variable = Variable(source, from: start, to: inside.upperBound) else {
                throw MacroError("'@Previewable' belongs to a variable.", at: source.offset(of: at))
            }
            // The attribute itself stays behind.
            let text = source.text(ofTokens: start..<at) + " " + source.text(ofTokens: at + 2..<variable.end)
            properties.append(Property(tokens: start..<variable.end, text: text))
            index = variable.end
        }
        let used = properties.map(\.tokens)
        for index in inside where isPreviewable(index) && !used.contains(where: { $0.contains(index) }) {
            throw MacroError(
                "'@Previewable' belongs to the outermost level of the preview's body.", at: source.offset(of: index))
        }
        return properties
    }

    /// Where the attributes begin of which `@Previewable` at `index` is one: it need not be the first.
    private func firstAttribute(before index: Int, in inside: Range<Int>) -> Int {
        var first = index
        while first - 2 >= inside.lowerBound, source.isSign("@", at: first - 2), source.tokens[first - 1].kind == .word
        {
            first -= 2
        }
        return first
    }

    private func rest(of inside: Range<Int>, without used: [Range<Int>]) -> String {
        var pieces: [String] = []
        var start = inside.lowerBound
        for range in used {
            pieces.append(source.text(ofTokens: start..<range.lowerBound))
            start = range.upperBound
            if source.isSign(";", at: start) { start += 1 }
        }
        pieces.append(source.text(ofTokens: start..<inside.upperBound))
        return pieces.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
