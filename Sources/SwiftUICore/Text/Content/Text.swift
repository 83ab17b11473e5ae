import Foundation

/// A view that shows one or more lines of text.
///
/// A string literal is the key of a text in the app's string catalogue, and may hold Markdown: `Text("**Bold**")`.
/// A string variable is shown as it is.
public struct Text: Equatable, Sendable {
    package indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedLookup)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case formatted(AnyFormattedText)
        case joined(Text, Text)
        case image(Image)
    }

    package let content: Content
    package var style = TextStyling()

    package init(content: Content) {
        self.content = content
    }

    package init<F: FormattedText>(formatted: F) {
        content = .formatted(AnyFormattedText(formatted))
    }

    /// The text of the catalogue for `key`, or the key itself where the catalogue has none.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = .localized(LocalizedLookup(format: key.format, table: tableName, bundle: bundle))
    }

    /// The text of `resource` in the language of the place where it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        content = .resource(resource)
    }

    /// `content` as it is, not looked up in a catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.content = .verbatim(String(content))
    }

    /// `content` as it is, not looked up in a catalogue.
    public init(verbatim content: String) {
        self.content = .verbatim(content)
    }

    /// `image` as a letter among others: a symbol in the size of the font, a picture in its own size on the baseline.
    public init(_ image: Image) {
        content = .image(image)
    }

    /// A string with its own looks.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        content = .attributed(attributedContent)
    }

    /// `lhs` followed by `rhs`, each with its own looks.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(content: .joined(lhs, rhs))
    }
}
