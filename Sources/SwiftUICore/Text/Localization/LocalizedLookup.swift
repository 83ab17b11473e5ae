import Foundation

/// A key with its values and the table that it is looked up in.
///
/// `@unchecked Sendable`: a bundle only names a place and is not changed.
package struct LocalizedLookup: Equatable, @unchecked Sendable {
    package var format: LocalizedFormat
    /// The format used when the table has no text; nil for the key itself.
    package var fallback: String?
    package var table: String?
    package var bundle: Bundle?

    package init(format: LocalizedFormat, fallback: String? = nil, table: String? = nil, bundle: Bundle? = nil) {
        self.format = format
        self.fallback = fallback
        self.table = table
        self.bundle = bundle
    }

    package init(_ resource: LocalizedStringResource) {
        self.init(
            format: LocalizedFormat(key: resource.key, arguments: resource.defaultValue.format.arguments),
            fallback: resource.defaultValue.format.key,
            table: resource.table,
            bundle: resource.bundle.bundle
        )
    }

    /// A piece of the result: text of the translator, or a value in the form asked for.
    package enum Piece {
        case text(String)
        case argument(LocalizedFormat.Argument, FormatSpecifier)
    }

    /// The text in the language of `context`.
    package func pieces(in context: TextResolutionContext) -> [Piece] {
        let table = context.table ?? LocalizedTables.shared.table(table, in: bundle ?? context.bundle)
        let found = table.text(for: format.key, languages: context.languages)
        switch found?.text {
        case .plain(let pattern):
            return pieces(of: pattern)
        case .catalog(let text):
            let language = LanguageTag.code(found?.language ?? table.sourceLanguage)
            return pieces(of: text, language: language)
        case nil:
            return pieces(of: fallback ?? format.key)
        }
    }

    /// The text in the language of `context`, without looks.
    package func string(in context: TextResolutionContext) -> String {
        pieces(in: context).map { piece in
            switch piece {
            case .text(let text): text
            case .argument(let argument, let specifier): argument.string(specifier, in: context)
            }
        }.joined()
    }

    private func pieces(of pattern: String) -> [Piece] {
        // Without values the text is no format string, and its percent signs are only percent signs.
        if format.arguments.isEmpty { return [.text(pattern)] }
        return FormatPattern(pattern).pieces.compactMap { piece($0) }
    }

    private func pieces(of text: CatalogText, language: String) -> [Piece] {
        let firstNumber = format.arguments.firstIndex { $0.number != nil }
        let pattern = text.format { choose($0, argument: firstNumber, fractionDigits: nil, language: language) }
        guard let pattern else { return pieces(of: fallback ?? format.key) }
        guard let substitutions = text.substitutions else { return pieces(of: pattern) }
        var unnumbered = 0
        return FormatPattern(pattern).pieces.flatMap { part -> [Piece] in
            guard case .substitution(let name) = part, let substitution = substitutions[name] else {
                return piece(part).map { [$0] } ?? []
            }
            defer { if substitution.argNum == nil { unnumbered += 1 } }
            let index = substitution.argNum.map { $0 - 1 } ?? unnumbered
            let read = FormatSpecifier.read((substitution.formatSpecifier ?? "@")[...])?.1 ?? .object
            let inner = substitution.format {
                choose($0, argument: index, fractionDigits: read.fractionDigits, language: language)
            }
            return FormatPattern(inner ?? "").pieces.compactMap { piece($0, number: index, as: read) }
        }
    }

    private func piece(
        _ part: FormatPattern.Piece, number: Int? = nil, as specifier: FormatSpecifier = .object
    ) -> Piece? {
        switch part {
        case .literal(let text): .text(text)
        case .argument(let index, let specifier):
            // A translation that asks for a value which the program does not give shows nothing there.
            argument(index).map { .argument($0, specifier) }
        case .substitutedNumber: number.flatMap(argument).map { .argument($0, specifier) }
        case .substitution: nil
        }
    }

    private func argument(_ index: Int) -> LocalizedFormat.Argument? {
        format.arguments.indices.contains(index) ? format.arguments[index] : nil
    }

    private func choose(
        _ forms: Set<String>, argument index: Int?, fractionDigits: Int?, language: String
    ) -> String? {
        guard let index, let number = argument(index)?.number else { return nil }
        // A form for zero is used for the number 0 in every language, as stringsdict files have it.
        if number.double == 0, forms.contains("zero") { return "zero" }
        let digits = fractionDigits ?? writtenFractionDigits(ofArgument: index)
        return PluralRules.category(for: PluralOperands(number, fractionDigits: digits), language: language).rawValue
    }

    /// How many fraction digits the key writes for an argument.
    private func writtenFractionDigits(ofArgument index: Int) -> Int {
        for case .argument(index, let specifier) in FormatPattern(format.key).pieces {
            return specifier.fractionDigits
        }
        return 0
    }
}

extension FormatSpecifier {
    /// How many fraction digits a number has in this form.
    var fractionDigits: Int {
        conversion == "f" || conversion == "F" ? precision ?? 6 : 0
    }
}

extension LocalizedFormat.Argument {
    /// The number that plural forms are chosen by.
    var number: _FormatNumber? {
        if case .number(let number) = self { return number }
        return nil
    }

    /// The value as plain text.
    func string(_ specifier: FormatSpecifier, in context: TextResolutionContext) -> String {
        switch self {
        case .string(let string): specifier.padded(string)
        case .number(let number): specifier.format(number, locale: context.locale)
        case .text(let text): specifier.padded(text.resolve(in: context).string)
        case .attributed(let string): specifier.padded(String(string.characters))
        }
    }
}
