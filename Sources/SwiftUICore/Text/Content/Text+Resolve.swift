import Foundation

extension Text {
    /// The letters and looks of this text in `context`.
    package func resolve(in context: TextResolutionContext) -> ResolvedText {
        var resolver = TextResolver(context: context)
        resolver.add(self, style: context.style)
        return resolver.result
    }
}

private struct TextResolver {
    let context: TextResolutionContext
    var result = ResolvedText()

    mutating func add(_ text: Text, style outer: TextStyling) {
        let style = text.style.over(outer)
        switch text.content {
        case .verbatim(let string):
            add(string, style: style)
        case .localized(let lookup):
            add(lookup.pieces(in: context), style: style)
        case .resource(let resource):
            var inner = context
            if !resource.locale.isFoundationsCurrent {
                inner = TextResolutionContext(locale: resource.locale, environment: context.environment)
                inner.table = context.table
            }
            add(LocalizedLookup(resource).pieces(in: inner), style: style)
        case .attributed(let string):
            for run in string.runs {
                let own = run.attributes.textStyling.over(style)
                add(String(string[run.range].characters), style: own, link: run.link)
            }
        case .formatted(let formatted):
            let (string, change) = formatted.base.text(in: context)
            result.change(at: change)
            add(string, style: style)
        case .joined(let first, let second):
            add(first, style: style)
            add(second, style: style)
        case .image(let image):
            var run = run("\u{FFFC}", style: style)
            run.attachment = ResolvedText.Attachment(image: image)
            result.append(run)
        }
    }

    /// Adds the text of a catalogue: Markdown in the translator's words counts, in the values it does not.
    private mutating func add(_ pieces: [LocalizedLookup.Piece], style: TextStyling) {
        var arguments: [(LocalizedFormat.Argument, FormatSpecifier)] = []
        var marked = ""
        for piece in pieces {
            switch piece {
            case .text(let text):
                marked += text
            case .argument(let argument, let specifier):
                marked.append(Markdown.placeholder(arguments.count))
                arguments.append((argument, specifier))
            }
        }
        for span in Markdown.spans(of: marked) {
            let own = span.styling.over(style)
            let link = span.link.flatMap { URL(string: substituting(arguments, in: $0)) }
            var literal = ""
            for character in span.text {
                guard let index = Markdown.placeholderIndex(character), index < arguments.count else {
                    literal.append(character)
                    continue
                }
                add(literal, style: own, link: link)
                literal = ""
                add(arguments[index].0, arguments[index].1, style: own, link: link)
            }
            add(literal, style: own, link: link)
        }
    }

    private mutating func add(
        _ argument: LocalizedFormat.Argument, _ specifier: FormatSpecifier, style: TextStyling, link: URL?
    ) {
        switch argument {
        case .text(let text): add(text, style: style)
        case .attributed(let string): add(Text(string), style: style)
        case .string, .number: add(argument.string(specifier, in: context), style: style, link: link)
        }
    }

    private mutating func add(_ string: String, style: TextStyling, link: URL? = nil) {
        if string.isEmpty { return }
        let cased =
            switch context.textCase {
            case .uppercase: string.uppercased(with: context.locale)
            case .lowercase: string.lowercased(with: context.locale)
            case nil: string
            }
        var run = run(cased, style: style)
        if let link {
            run.link = link
            // A link is told from the text around by more than its colour.
            if style.underline == nil { run.underline = ResolvedText.Line(pattern: .solid) }
            if style.foreground == nil { run.foreground = context.environment.linkColor }
        }
        result.append(run)
    }

    private func run(_ string: String, style: TextStyling) -> ResolvedText.Run {
        var run = ResolvedText.Run(string: string, font: style.resolvedFont(in: context))
        run.kerning = style.kerning ?? 0
        run.tracking = style.tracking ?? 0
        run.baselineOffset = style.baselineOffset ?? 0
        run.underline = line(style.underline ?? nil)
        run.strikethrough = line(style.strikethrough ?? nil)
        run.foreground = style.foreground.map { $0.paint(in: context.environment).representativeColor }
        run.background = style.background?.resolve(in: context.environment)
        return run
    }

    private func line(_ style: Text.LineStyle?) -> ResolvedText.Line? {
        style.map { ResolvedText.Line(pattern: $0.pattern, color: $0.color?.resolve(in: context.environment)) }
    }

    private func substituting(
        _ arguments: [(LocalizedFormat.Argument, FormatSpecifier)], in text: String
    ) -> String {
        text.map { character in
            guard let index = Markdown.placeholderIndex(character), index < arguments.count else {
                return String(character)
            }
            return arguments[index].0.string(arguments[index].1, in: context)
        }.joined()
    }
}

extension EnvironmentValues {
    /// The colour of links in texts: the tint, where one is set.
    fileprivate var linkColor: Color.Resolved {
        let style: any ShapeStyle = tintStyle == nil ? LinkShapeStyle() : TintShapeStyle()
        return style.paint(in: self).representativeColor
    }
}
