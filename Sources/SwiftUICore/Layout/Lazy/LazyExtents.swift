import Foundation

/// The lengths of many rows along one axis, most of them not known yet, in points.
///
/// A row that nobody has measured counts with an average of those that somebody has, taken anew whenever twice as many
/// are known: so it settles, and scrolling on does not move what is far away with every row. A Fenwick tree of the known
/// lengths answers "where does row i begin" and "which row is at this place" in logarithmic time, and a new average moves
/// all unknown rows at no cost.
package struct LazyExtents {
    /// NaN: not measured.
    private var lengths: [Float] = []
    /// Per tree node: the sum of the known lengths, and how many they are.
    private var sums: [Double] = []
    private var knownCounts: [Int32] = []
    private var knownSum = 0.0
    package private(set) var knownCount = 0
    /// The distance between neighbours, in points.
    package var spacing: CGFloat

    /// - Parameter guess: the length that a row counts with while no row is known.
    package init(count: Int = 0, spacing: CGFloat = 0, guess: CGFloat = 44) {
        self.spacing = spacing
        average = guess
        resize(to: count)
    }

    package var count: Int { lengths.count }

    /// What an unmeasured row counts with.
    package private(set) var average: CGFloat
    private var nextAverage = 1

    /// The length of all rows and the distances between them.
    package var total: CGFloat {
        guard count > 0 else { return 0 }
        return CGFloat(knownSum) + CGFloat(count - knownCount) * average + CGFloat(count - 1) * spacing
    }

    /// The measured length of a row.
    package func known(_ index: Int) -> CGFloat? {
        let length = lengths[index]
        return length.isNaN ? nil : CGFloat(length)
    }

    package func length(of index: Int) -> CGFloat { known(index) ?? average }

    /// Notes the measured length of a row.
    package mutating func set(_ length: CGFloat, at index: Int) {
        let new = Float(length)
        let old = lengths[index]
        guard old != new else { return }
        lengths[index] = new
        let difference = Double(new) - (old.isNaN ? 0 : Double(old))
        add(difference, old.isNaN ? 1 : 0, at: index)
        if knownCount >= nextAverage {
            average = CGFloat(knownSum / Double(knownCount))
            nextAverage = knownCount * 2
        }
    }

    private mutating func add(_ difference: Double, _ additional: Int32, at index: Int) {
        knownSum += difference
        knownCount += Int(additional)
        var node = index + 1
        while node <= count {
            sums[node - 1] += difference
            knownCounts[node - 1] += additional
            node += node & -node
        }
    }

    /// Where a row begins; `count` gives the place behind the last one and its distance.
    package func offset(of index: Int) -> CGFloat {
        var sum = 0.0
        var known = 0
        var node = index
        while node > 0 {
            sum += sums[node - 1]
            known += Int(knownCounts[node - 1])
            node -= node & -node
        }
        return CGFloat(sum) + CGFloat(index - known) * average + CGFloat(index) * spacing
    }

    /// The row at a place: the last one that begins there or before. nil where there are no rows.
    package func index(at place: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        let average = average
        var index = 0
        var rest = place
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = index + step
            if next <= count {
                let known = Int(knownCounts[next - 1])
                let length = CGFloat(sums[next - 1]) + CGFloat(step - known) * average + CGFloat(step) * spacing
                if length <= rest {
                    index = next
                    rest -= length
                }
            }
            step /= 2
        }
        return min(index, count - 1)
    }

    /// Forgets all that has been measured: the rows have another width now. Their average stays as the guess.
    package mutating func forgetAll() {
        self = LazyExtents(count: count, spacing: spacing, guess: average)
    }

    /// Takes over another number of rows. `oldIndex` says which row, of those before, a row is; nil: a new one.
    package mutating func rearrange(count newCount: Int, oldIndex: (Int) -> Int?) {
        let old = self
        self = LazyExtents(count: newCount, spacing: spacing, guess: average)
        guard old.knownCount > 0 else { return }
        for index in 0..<newCount {
            guard let before = oldIndex(index), old.lengths.indices.contains(before) else { continue }
            lengths[index] = old.lengths[before]
        }
        build()
    }

    private mutating func resize(to count: Int) {
        lengths = Array(repeating: .nan, count: count)
        sums = Array(repeating: 0, count: count)
        knownCounts = Array(repeating: 0, count: count)
    }

    private mutating func build() {
        knownSum = 0
        knownCount = 0
        for index in lengths.indices where !lengths[index].isNaN {
            sums[index] += Double(lengths[index])
            knownCounts[index] += 1
            knownSum += Double(lengths[index])
            knownCount += 1
        }
        for node in stride(from: 1, through: count, by: 1) {
            let parent = node + (node & -node)
            guard parent <= count else { continue }
            sums[parent - 1] += sums[node - 1]
            knownCounts[parent - 1] += knownCounts[node - 1]
        }
        nextAverage = max(1, knownCount * 2)
    }
}
