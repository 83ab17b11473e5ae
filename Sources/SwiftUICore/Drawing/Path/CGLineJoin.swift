/// How two segments of a stroked line meet.
@frozen public enum CGLineJoin: Int32, Sendable {
    /// In a sharp corner, or bevelled where the corner would reach beyond the miter limit.
    case miter

    /// In a circle around their common point.
    case round

    /// With the corner cut off.
    case bevel
}
