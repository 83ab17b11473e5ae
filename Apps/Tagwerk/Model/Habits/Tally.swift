/// How much of a number of things is done.
package struct Tally: Hashable, Sendable {
    package let done: Int
    package let total: Int

    /// Values out of range are moved into it, so that nothing can ever show more than all.
    package init(done: Int, total: Int) {
        self.total = max(0, total)
        self.done = min(max(0, done), self.total)
    }

    package var isEmpty: Bool { total == 0 }

    package var isComplete: Bool { total > 0 && done == total }

    /// 0 to 1; 0 when there is nothing to do.
    package var fraction: Double { total == 0 ? 0 : Double(done) / Double(total) }

    /// Whole percent, rounded down so that 100 means all; nil when there is nothing to do.
    package var percent: Int? { total == 0 ? nil : done * 100 / total }
}
