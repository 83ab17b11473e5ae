/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// True for the even-odd rule: what the path goes round an even number of times stays unpainted.
    public var isEOFilled: Bool

    /// True where edges are smoothed.
    public var isAntialiased: Bool

    /// A smoothed fill by winding number, unless given otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
