/// The smallest single replacement that makes one text of another.
package struct TextEdit: Equatable {
    /// In Unicode scalars from the beginning.
    package let start: Int
    /// How many scalars go.
    package let removed: Int
    package let inserted: ArraySlice<Unicode.Scalar>

    package init(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        start = prefix
        removed = old.count - prefix - suffix
        inserted = new[prefix..<(new.count - suffix)]
    }
}
