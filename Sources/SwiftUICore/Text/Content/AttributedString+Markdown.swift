import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which parts of Markdown count.
        public enum InterpretedSyntax: Sendable {
            /// All of it. Line breaks are spaces, and paragraphs follow each other without a break.
            case full
            /// What stands within a line. Line breaks are spaces.
            case inlineOnly
            /// What stands within a line; spaces and line breaks stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of a text that is no Markdown.
        public enum FailurePolicy: Sendable {
            /// An error.
            case throwError
            /// What can be read of it.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` gives attributes. Here it is text.
        public var allowsExtendedAttributes: Bool
        /// Which parts of Markdown count.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of a text that is no Markdown. Every text is some here.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nil where it is not known.
        public var languageCode: String?

        /// Options; without any, all of Markdown counts.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// A string with the looks that its Markdown asks for; links are relative to `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: append(markdown: markdown, baseURL: baseURL)
        case .inlineOnly:
            append(markdown: markdown.split(separator: "\n").joined(separator: " "), baseURL: baseURL)
        case .full:
            for block in MarkdownBlock.blocks(of: markdown) {
                append(markdown: block.text, baseURL: baseURL, isCode: block.isCode, isStrong: block.isHeading)
            }
        }
    }

    /// A string with the looks that its Markdown, in UTF-8, asks for.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
    {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// A string with the looks that the Markdown in the file asks for.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The text of the catalogue for a key, with the looks that its Markdown asks for.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init()
        append(
            markdown: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current),
            baseURL: nil)
    }

    /// The text of `resource`, with the looks that its Markdown asks for.
    public init(localized resource: LocalizedStringResource) {
        self.init()
        append(markdown: String(localized: resource), baseURL: nil)
    }

    private mutating func append(markdown: String, baseURL: URL?, isCode: Bool = false, isStrong: Bool = false) {
        let spans = isCode ? [Markdown.Span(text: markdown)] : Markdown.spans(of: markdown)
        for span in spans {
            var piece = AttributedString(span.text)
            var intent: InlinePresentationIntent = []
            if span.isBold || isStrong { intent.insert(.stronglyEmphasized) }
            if span.isItalic { intent.insert(.emphasized) }
            if span.isCode || isCode { intent.insert(.code) }
            if span.isStruck { intent.insert(.strikethrough) }
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
            append(piece)
        }
    }
}

/// A paragraph, a heading, an item of a list or a piece of code.
private struct MarkdownBlock {
    var text: String
    var isCode = false
    var isHeading = false

    static func blocks(of markdown: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var lines: [Substring] = []
        var isCode = false
        func close() {
            if !lines.isEmpty {
                blocks.append(MarkdownBlock(text: lines.joined(separator: isCode ? "\n" : " "), isCode: isCode))
            }
            lines = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.hasPrefix("```") {
                close()
                isCode.toggle()
            } else if isCode {
                lines.append(line)
            } else if trimmed.isEmpty {
                close()
            } else if let heading = heading(trimmed) {
                close()
                blocks.append(MarkdownBlock(text: String(heading), isHeading: true))
            } else if let item = item(trimmed) {
                close()
                lines = [item]
            } else {
                lines.append(trimmed.hasPrefix("> ") ? trimmed.dropFirst(2) : trimmed)
            }
        }
        close()
        return blocks
    }

    private static func heading(_ line: Substring) -> Substring? {
        let marks = line.prefix { $0 == "#" }.count
        guard (1...6).contains(marks), line.dropFirst(marks).first == " " else { return nil }
        return line.dropFirst(marks + 1)
    }

    private static func item(_ line: Substring) -> Substring? {
        if line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") { return line.dropFirst(2) }
        let digits = line.prefix { $0.isNumber }
        guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return line.dropFirst(digits.count + 2)
    }
}
