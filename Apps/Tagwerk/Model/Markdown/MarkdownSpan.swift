/// A part of a line of Markdown, and what it is. Parts may overlap: what is bold in a link is both.
package struct MarkdownSpan: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// With the number of its marks, 1 to 6.
        case heading(Int)
        case bold
        case italic
        case strikethrough
        case code
        /// A line of a block of code, or one of its fences.
        case codeBlock
        case quote
        /// The words of an item that is checked off.
        case finished
        /// What only says how the rest looks.
        case mark
        /// The mark of an item of a list.
        case listMark
        case checkBox(isOn: Bool)
        case link(String)
        case tag
    }

    package var kind: Kind
    /// In UTF-8 from the beginning of the line.
    package var range: Range<Int>

    package init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}
