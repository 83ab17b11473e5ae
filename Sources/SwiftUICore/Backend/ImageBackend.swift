import Foundation

/// Symbols and pictures.
@MainActor
package protocol ImageBackend: AnyObject {
    /// The outline of a symbol in the font that draws it, in ems, in a square of one em whose top left corner is zero.
    /// Nil where no font has the character.
    func outline(of glyph: SymbolGlyph) -> Path?
    /// The picture in a file; nil where it cannot be read. A large one may be read later, see
    /// ``PlatformPicture/whenReady(_:)``.
    func loadPicture(_ file: URL) -> (any PlatformPicture)?
    /// The picture in the data of a file; nil where it holds none that can be read.
    func decodePicture(_ data: Data) -> (any PlatformPicture)?
}

/// A picture that was read.
package protocol PlatformPicture: AnyObject, Sendable {
    /// The number of its dots.
    var pixelSize: CGSize { get }
    /// False while it is still being read; then there is nothing to draw.
    var isReady: Bool { get }
    /// Calls `work` once when the picture has been read.
    @MainActor func whenReady(_ work: @escaping @MainActor () -> Void)
}

extension PlatformPicture {
    package var isReady: Bool { true }

    @MainActor package func whenReady(_ work: @escaping @MainActor () -> Void) { work() }
}

/// Makes pictures of data and data of pictures, on any thread.
package protocol PictureCoder: Sendable {
    /// The picture in a file, as ``ImageBackend/loadPicture(_:)`` reads it.
    func load(_ file: URL) -> (any PlatformPicture)?
    /// The picture in some data; nil where it is none.
    func decode(_ data: Data) -> (any PlatformPicture)?
    /// The picture as a file of a kind; nil where that cannot be.
    func encode(_ picture: any PlatformPicture, as kind: PictureKind) -> Data?
}

/// A kind of picture files.
package enum PictureKind: Sendable {
    case png
    /// `quality` is from 0, small, to 1, good.
    case jpeg(quality: Double)
}
