import Foundation

/// Gives the paragraphs of text editors their looks while their text is edited, as for a markup or a programming
/// language. The text itself stays a plain string.
///
/// This is no part of SwiftUI. It exists because a string of a megabyte can be edited without lag, and an
/// `AttributedString` of that length cannot: only paragraphs that have changed are looked at again.
@MainActor
public protocol GtkTextHighlighter: Equatable {
    /// What a paragraph hands on to the next, such as that it stands in a block of code.
    associatedtype Context: Equatable

    /// What the first paragraph finds.
    var initialContext: Context { get }

    /// The looks of a paragraph, which comes without its line end. `context` is what the paragraph before has left, and
    /// what this one leaves; where that has not changed, the next paragraph keeps its looks.
    func spans(in paragraph: String, context: inout Context) -> [GtkTextSpan]
}

/// A part of a paragraph and its looks.
public struct GtkTextSpan {
    /// The part of the paragraph.
    public var range: Range<String.Index>
    /// Its looks, which are those that a `Text` shows, and its link. Control and a click open a link.
    public var attributes: AttributeContainer
    /// Whether a click alone opens the link, as if it were a button.
    public var opensOnClick: Bool
    /// Whether the background is behind the whole paragraph, from one edge of the editor to the other, and not behind
    /// its letters only. The part may then be empty, as an empty paragraph is.
    public var fillsParagraph: Bool

    /// A part of a paragraph and its looks. Where parts overlap, the later ones lie over the earlier.
    public init(
        _ range: Range<String.Index>, _ attributes: AttributeContainer, opensOnClick: Bool = false,
        fillsParagraph: Bool = false
    ) {
        self.range = range
        self.attributes = attributes
        self.opensOnClick = opensOnClick
        self.fillsParagraph = fillsParagraph
    }
}

private struct TextHighlighterKey: EnvironmentKey {
    static var defaultValue: AnyTextHighlighter? { nil }
}

extension EnvironmentValues {
    var textHighlighter: AnyTextHighlighter? {
        get { self[TextHighlighterKey.self] }
        set { self[TextHighlighterKey.self] = newValue }
    }
}

extension View {
    /// Lets `highlighter` style the paragraphs of the text editors in this view.
    public func gtkTextHighlighter(_ highlighter: some GtkTextHighlighter) -> some View {
        environment(\.textHighlighter, AnyTextHighlighter(highlighter))
    }
}
