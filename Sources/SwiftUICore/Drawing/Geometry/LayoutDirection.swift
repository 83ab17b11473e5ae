/// The direction in which a language lays out its text and its views.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines of text begin at the left.
    case leftToRight
    /// Lines of text begin at the right.
    case rightToLeft
}
