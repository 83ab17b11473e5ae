/// The edge that the lines of a text meet.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// The start of the line in the reading direction.
    case leading
    /// The middle.
    case center
    /// The end of the line in the reading direction.
    case trailing
}
