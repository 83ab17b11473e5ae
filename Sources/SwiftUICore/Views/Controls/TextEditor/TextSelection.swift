/// What is selected of a string, or where text would be inserted.
public struct TextSelection: Hashable, Sendable {
    /// The places in the string.
    public enum Indices: Hashable, Sendable {
        /// One range, which is empty at an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges. Editors here select one.
        case multiSelection(RangeSet<String.Index>)
    }

    /// Where the selection is.
    public var indices: Indices

    /// An insertion point.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// A selected range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Whether nothing is selected, and typing inserts text.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// From the beginning of what is selected to its end.
    var bounds: Range<String.Index>? {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }
}
