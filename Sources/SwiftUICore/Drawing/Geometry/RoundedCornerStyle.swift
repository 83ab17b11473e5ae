/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular

    /// Corners whose curvature grows steadily from the straight side.
    case continuous
}
