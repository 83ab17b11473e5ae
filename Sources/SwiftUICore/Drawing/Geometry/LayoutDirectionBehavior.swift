/// What a view does with its drawing when the layout direction changes.
@frozen public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Draws the same in both directions.
    case fixed

    /// Mirrors its drawing in the given direction.
    case mirrors(in: LayoutDirection)

    /// Mirrors its drawing in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
