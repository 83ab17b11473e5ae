/// The rules of tags.
package enum NoteTags {
    /// Whether two tags are the same: case does not count, nor how an accent is encoded.
    static func isTag(_ tag: String, atOrBelow other: String) -> Bool {
        let (tag, other) = (key(tag), key(other))
        return tag == other || tag.hasPrefix(other + "/")
    }

    /// The same for two tags that differ only in case.
    static func key(_ tag: String) -> String { tag.lowercased() }
}
