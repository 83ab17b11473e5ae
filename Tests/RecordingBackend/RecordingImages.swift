import Foundation
import SwiftUICore

/// A picture that is a plain object.
package final class RecordingPicture: PlatformPicture {
    package let name: String
    package let pixelSize: CGSize

    package init(_ name: String, pixelSize: CGSize) {
        self.name = name
        self.pixelSize = pixelSize
    }
}

extension RecordingBackend {
    /// Every glyph is a square of 20 of the em's 24 parts.
    package func outline(of glyph: SymbolGlyph) -> Path? {
        Path(CGRect(x: 2.0 / 24, y: 2.0 / 24, width: 20.0 / 24, height: 20.0 / 24))
    }

    /// Files that exist are pictures of 100 × 50 dots.
    package func loadPicture(_ file: URL) -> (any PlatformPicture)? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return RecordingPicture(file.lastPathComponent, pixelSize: CGSize(width: 100, height: 50))
    }

    /// Data that begins with "picture" is one of 100 × 50 dots.
    package func decodePicture(_ data: Data) -> (any PlatformPicture)? {
        guard data.starts(with: Data("picture".utf8)) else { return nil }
        return RecordingPicture("data", pixelSize: CGSize(width: 100, height: 50))
    }
}

extension RecordingPainter {
    package func draw(
        _ picture: any PlatformPicture, in rect: CGRect, interpolation: Image.Interpolation,
        transform: CGAffineTransform
    ) {
        let frame = rect.applying(transform)
        note(
            "picture \((picture as? RecordingPicture)?.name ?? "?") (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        )
    }
}
