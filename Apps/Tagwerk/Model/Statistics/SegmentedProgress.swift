/// How much of a ring of segments is filled, and the percentage beside it.
package struct SegmentedProgress: Hashable, Sendable {
    /// 0 to 1.
    package let fraction: Double
    package let segmentCount: Int

    /// - Parameters:
    ///   - fraction: what is below 0 or no number counts as 0, what is above 1 as 1.
    ///   - segmentCount: at least 1.
    package init(_ fraction: Double, segmentCount: Int) {
        self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        self.segmentCount = max(1, segmentCount)
    }

    /// Rounded down, so that 100 means all. The small addend makes up for fractions such as 29/100 that a Double holds
    /// a little too small.
    package var percent: Int { Int(fraction * 100 + 1e-9) }

    /// Some as soon as there is something, and all only when there is nothing left.
    package var filledCount: Int {
        let rounded = Int((fraction * Double(segmentCount)).rounded())
        if fraction <= 0 || fraction >= 1 { return rounded }
        return min(max(rounded, 1), max(1, segmentCount - 1))
    }
}
