import CGTK
import Foundation
import SwiftUICore
import Synchronization

/// A picture of a file or of data. A large file is read beside the main thread; vectors are drawn in the size that is
/// needed; a picture that is shown much smaller than it is is made smaller once.
final class Picture: PlatformPicture {
    private struct State {
        var size: CGSize
        var texture: Texture?
        var isReady = true
        /// The texture for a size other than its own, and that size in dots.
        var fitted: (texture: Texture, width: Int, height: Int)?
        var waiting: [@MainActor @Sendable () -> Void] = []
    }

    private let state: Mutex<State>
    /// The file, where it holds vectors.
    private let vectors: String?

    /// Files of more dots than this take too long for a frame.
    private static let largePictures = 1_000_000

    init(_ texture: Texture) {
        vectors = nil
        state = Mutex(State(size: texture.size, texture: texture))
    }

    private init(size: CGSize, vectors: String?) {
        self.vectors = vectors
        state = Mutex(State(size: size))
    }

    /// The picture in a file; nil where GdkPixbuf cannot read it.
    static func load(_ file: URL) -> Picture? {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(file.path, &width, &height) != nil, width > 0, height > 0 else { return nil }
        let size = CGSize(width: Int(width), height: Int(height))
        if ["svg", "svgz"].contains(file.pathExtension.lowercased()) { return Picture(size: size, vectors: file.path) }
        guard Int(width) * Int(height) > largePictures else { return Texture(file: file.path).map { Picture($0) } }
        let picture = Picture(size: size, vectors: nil)
        picture.read(file.path)
        return picture
    }

    private func read(_ path: String) {
        state.withLock { $0.isReady = false }
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            let texture = Texture(file: path)
            let waiting = state.withLock { state in
                state.texture = texture
                if let texture { state.size = texture.size }
                state.isReady = true
                defer { state.waiting = [] }
                return state.waiting
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated { for work in waiting { work() } }
            }
        }
    }

    // MARK: PlatformPicture

    var pixelSize: CGSize { state.withLock { $0.size } }

    var isReady: Bool { state.withLock { $0.isReady } }

    @MainActor
    func whenReady(_ work: @escaping @MainActor () -> Void) {
        let isReady = state.withLock { state in
            if !state.isReady { state.waiting.append(work) }
            return state.isReady
        }
        if isReady { work() }
    }

    // MARK: Dots

    /// The picture in its own size; nil while it is not there.
    var texture: Texture? {
        let (known, size) = state.withLock { ($0.texture, $0.size) }
        if known != nil { return known }
        guard let vectors else { return nil }
        let made = Texture(vectors: vectors, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
        state.withLock { $0.texture = made }
        return made
    }

    /// The picture for a place of so many dots.
    func texture(for wanted: CGSize) -> Texture? {
        guard let texture else { return nil }
        let size = texture.size
        let (width, height) = (Int(wanted.width.rounded(.up)), Int(wanted.height.rounded(.up)))
        guard width > 0, height > 0, size.width > 0, size.height > 0 else { return texture }
        if let vectors {
            if width == Int(size.width), height == Int(size.height) { return texture }
            // Beyond this a texture may not fit into the graphics memory.
            let limit = 4096
            guard width <= limit, height <= limit else { return texture }
            return fitted(width, height) { Texture(vectors: vectors, width: width, height: height) } ?? texture
        }
        // Down to a half GTK's smoothing sees every dot; below it would leave some out.
        let factor = min(size.width / CGFloat(width), size.height / CGFloat(height))
        guard factor >= 2 else { return texture }
        let halvings = pow(2, log2(factor).rounded(.down))
        let (smallWidth, smallHeight) = (max(1, Int(size.width / halvings)), max(1, Int(size.height / halvings)))
        return fitted(smallWidth, smallHeight) { texture.smaller(width: smallWidth, height: smallHeight) } ?? texture
    }

    private func fitted(_ width: Int, _ height: Int, _ make: () -> Texture?) -> Texture? {
        let known = state.withLock { $0.fitted }
        if let known, known.width == width, known.height == height { return known.texture }
        guard let made = make() else { return nil }
        state.withLock { $0.fitted = (made, width, height) }
        return made
    }
}

/// Pictures of data.
struct PixbufCoder: PictureCoder {
    func load(_ file: URL) -> (any PlatformPicture)? { Picture.load(file) }

    func decode(_ data: Data) -> (any PlatformPicture)? { Texture(data: data).map { Picture($0) } }

    func encode(_ picture: any PlatformPicture, as kind: PictureKind) -> Data? {
        guard let texture = (picture as? Picture)?.texture else { return nil }
        return switch kind {
        case .png: texture.png
        case .jpeg(let quality): texture.jpeg(quality: quality)
        }
    }
}
