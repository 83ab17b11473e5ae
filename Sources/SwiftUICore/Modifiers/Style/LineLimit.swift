extension View {
    /// Gives text in this view at most `number` lines; nil: as many as it takes.
    public func lineLimit(_ number: Int?) -> some View {
        lineLimits(nil, number)
    }

    /// Gives text in this view at most `limit` lines, and, where `reservesSpace` is true, always the height of so many.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimits(reservesSpace ? limit : nil, limit)
    }

    /// Gives text in this view the height of at least so many lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimits(limit.lowerBound, nil)
    }

    /// Gives text in this view at most so many lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimits(nil, limit.upperBound)
    }

    /// Gives text in this view a height between those of so many lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimits(limit.lowerBound, limit.upperBound)
    }

    private func lineLimits(_ lower: Int?, _ upper: Int?) -> some View {
        environment(\.lineLimit, upper.map { max(1, $0) }).environment(\.lowerLineLimit, lower.map { max(1, $0) })
    }
}
