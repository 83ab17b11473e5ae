/// How a view's content adapts to the space it is given.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// Scales the content so that all of it is visible.
    case fit

    /// Scales the content so that it covers all of the space.
    case fill
}
