/// What a shape stands for.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill

    /// A line.
    case stroke

    /// A line between things.
    case separator
}
