import Foundation

/// The pictures and outlines that were read, each once.
@MainActor
package final class ImageLibrary {
    private unowned let backend: any Backend
    private var outlines: [SymbolGlyph: SymbolOutline?] = [:]
    private var pictures: [PictureKey: Picture?] = [:]
    private var files: [URL: any PlatformPicture] = [:]
    private var reported: Set<String> = []

    private struct PictureKey: Hashable {
        let name: String
        let bundlePath: String?
        let traits: AssetTraits
    }

    package struct Picture {
        package let resolved: ResolvedPicture
        package let isTemplate: Bool
    }

    package init(backend: any Backend) {
        self.backend = backend
    }

    func outline(of glyph: SymbolGlyph) -> SymbolOutline? {
        if let known = outlines[glyph] { return known }
        var outline = backend.outline(of: glyph).map { SymbolOutline($0) }
        if let name = glyph.enclosedName {
            let enclosed = EnclosedOutline.path(symbolName: name) { letter in
                backend.outline(of: SymbolGlyph(character: letter, fontFamily: nil, english: "", german: ""))
            }
            if let enclosed { outline = SymbolOutline(enclosed, isEvenOdd: true) }
        }
        outlines[glyph] = outline
        return outline
    }

    func picture(_ name: String, bundlePath: String?, traits: AssetTraits) -> Picture? {
        let key = PictureKey(name: name, bundlePath: bundlePath, traits: traits)
        if let known = pictures[key] { return known }
        let match = AssetLibrary.index(bundlePath).picture(name, traits: traits)
        let picture = match.flatMap { match in
            // Variants may share a file, which is read once.
            (files[match.url] ?? backend.loadPicture(match.url)).map { loaded in
                files[match.url] = loaded
                return Picture(
                    resolved: ResolvedPicture(picture: loaded, scale: match.scale), isTemplate: match.isTemplate)
            }
        }
        if let match, picture == nil, isNews(match.url.path) { report(unreadable: match.url) }
        pictures[key] = picture
        return picture
    }

    private func report(unreadable file: URL) {
        let hint =
            file.pathExtension.lowercased() == "pdf"
            ? "PDF pictures cannot be shown here; SVG ones can." : "It cannot be read."
        AssetLibrary.report("\(file.path): \(hint)")
    }

    // MARK: Pictures from elsewhere

    private var remote: [URL: LoadedPicture] = [:]
    private var remoteOrder: [URL] = []
    private static let remoteCapacity = 100

    /// A picture of an address that was read lately.
    func remotePicture(_ url: URL) -> LoadedPicture? { remote[url] }

    /// The picture in some data; nil where it holds none. A file may change, so that only others are kept.
    func decode(_ data: Data, from url: URL) -> LoadedPicture? {
        guard let picture = backend.decodePicture(data).map(LoadedPicture.init) else { return nil }
        guard !url.isFileURL else { return picture }
        if remote.updateValue(picture, forKey: url) == nil { remoteOrder.append(url) }
        if remoteOrder.count > Self.remoteCapacity { remote[remoteOrder.removeFirst()] = nil }
        return picture
    }

    /// True the first time that something is missing.
    func isNews(_ missing: String) -> Bool { reported.insert(missing).inserted }
}

/// A symbol's outline, and where it has ink, in ems.
struct SymbolOutline {
    let path: Path
    let ink: CGRect
    let isEvenOdd: Bool

    init(_ path: Path, isEvenOdd: Bool = false) {
        self.path = path
        self.isEvenOdd = isEvenOdd
        ink = path.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : path.boundingRect
    }
}
