import Foundation

/// The sizes that a node has answered since it last changed.
///
/// A stack asks a child for its size at zero, at infinity, at what is left for it, and its own parent does the same with
/// it: four entries hold what one pass asks for, kept inline so that a node costs no further allocation.
struct MeasurementCache {
    private struct Entry {
        // NaN stands for "unspecified"; compared by bit pattern.
        var width: UInt64 = 0
        var height: UInt64 = 0
        var size = CGSize.zero
    }

    private var entries = (Entry(), Entry(), Entry(), Entry())
    private var count: UInt8 = 0
    private var next: UInt8 = 0
    /// True where an answer has made room for another one: somebody may count on it still.
    private var hasForgotten = false

    func size(for proposal: ProposedViewSize) -> CGSize? {
        guard count > 0 else { return nil }
        let width = Self.bits(proposal.width)
        let height = Self.bits(proposal.height)
        if entries.0.width == width, entries.0.height == height { return entries.0.size }
        if count > 1, entries.1.width == width, entries.1.height == height { return entries.1.size }
        if count > 2, entries.2.width == width, entries.2.height == height { return entries.2.size }
        if count > 3, entries.3.width == width, entries.3.height == height { return entries.3.size }
        return nil
    }

    /// True where `measure` gives the same size for each proposal that was ever answered; false where they are not all
    /// known.
    func allSizes(equal measure: (ProposedViewSize) -> CGSize) -> Bool {
        guard count > 0, !hasForgotten else { return false }
        let known = [entries.0, entries.1, entries.2, entries.3].prefix(Int(count))
        return known.allSatisfy { entry in
            measure(ProposedViewSize(width: Self.length(entry.width), height: Self.length(entry.height))) == entry.size
        }
    }

    mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
        if count == 4 { hasForgotten = true }
        let entry = Entry(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        next = (next + 1) % 4
        count = min(count + 1, 4)
    }

    mutating func removeAll() {
        count = 0
        next = 0
        hasForgotten = false
    }

    private static func bits(_ length: CGFloat?) -> UInt64 {
        (length ?? .nan).native.bitPattern
    }

    private static func length(_ bits: UInt64) -> CGFloat? {
        let length = CGFloat(Double(bitPattern: bits))
        return length.isNaN ? nil : length
    }
}

/// A node whose size may be another one now, with what it answered before.
struct PendingMeasurement {
    let node: RenderNode
    let depth: Int
    let old: MeasurementCache
}
