/// How a stroked line ends.
@frozen public enum CGLineCap: Int32, Sendable {
    /// Squarely, exactly at its end.
    case butt

    /// In a half circle around its end.
    case round

    /// Squarely, half the line's width beyond its end.
    case square
}
