/// The direction in which a language lays out its text and its views.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
