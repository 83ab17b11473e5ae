import Foundation

/// Symbols and pictures.
@MainActor
package protocol ImageBackend: AnyObject {
    /// The outline of a symbol in the font that draws it, in ems, in a square of one em whose top left corner is zero.
    /// Nil where no font has the character.
    func outline(of glyph: SymbolGlyph) -> Path?
    /// The picture in a file; nil where it cannot be read.
    func loadPicture(_ file: URL) -> (any PlatformPicture)?
}

/// A picture that was read.
@MainActor
package protocol PlatformPicture: AnyObject {
    /// The number of its dots.
    var pixelSize: CGSize { get }
}
