/// What a line of Markdown leaves to the next.
package struct MarkdownContext: Hashable, Sendable {
    /// The fence of the block of code that the next line is in.
    struct Fence: Hashable, Sendable {
        var mark: UInt8
        var length: Int
    }

    var fence: Fence?

    package init() {}

    package var isCode: Bool { fence != nil }
}
