import Foundation
import SwiftUICore

/// A picture as an object.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// How the picture's colours come about.
    public enum RenderingMode: Int, Sendable {
        /// As the asset catalogue says.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// In the foreground style.
        case alwaysTemplate
    }

    // None of these is changed after the start.
    private let source: Image.Source?
    private let picture: ResolvedPicture?
    /// How the picture's colours come about.
    public let renderingMode: RenderingMode

    private init(source: Image.Source?, picture: ResolvedPicture?, renderingMode: RenderingMode = .automatic) {
        self.source = source
        self.picture = picture
        self.renderingMode = renderingMode
    }

    private convenience init?(_ picture: (any PlatformPicture)?, scale: CGFloat) {
        guard let picture else { return nil }
        let resolved = ResolvedPicture(picture: picture, scale: scale)
        self.init(source: .picture(resolved), picture: resolved)
    }

    /// An empty picture.
    public override convenience init() {
        self.init(source: nil, picture: nil)
    }

    /// The picture in some data, such as that of a PNG file; nil where it cannot be read. May be called on any thread.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture in some data, with so many dots per point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(Self.coder?.decode(data), scale: scale)
    }

    /// The picture in a file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(Self.coder?.load(URL(fileURLWithPath: path)), scale: scale)
    }

    /// The picture of that name in the app's resources; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// The picture of that name in the resources of `bundle`; nil where there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration? = nil) {
        let traits = AssetTraits(scheme: RunningApp.appearance.withLock { $0.scheme })
        guard let file = AssetLibrary.index(bundle?.bundlePath).picture(name, traits: traits),
            let picture = Self.coder?.load(file.url)
        else { return nil }
        self.init(
            source: .named(name, bundlePath: bundle?.bundlePath),
            picture: ResolvedPicture(picture: picture, scale: file.scale))
    }

    /// The picture of that name in the resources of `bundle`; nil where there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }

    /// The picture of a catalogue; an empty one where it is not there.
    public convenience init(resource: ImageResource) {
        let source = Image.Source.named(resource.name, bundlePath: resource.bundleUnlessMain?.bundlePath)
        let known = UIImage(named: resource.name, in: resource.bundleUnlessMain)
        self.init(source: source, picture: known?.picture)
    }

    /// The symbol of that name; nil where there is none.
    public convenience init?(systemName name: String) {
        guard SymbolTable.glyph(for: name) != nil else { return nil }
        self.init(source: .symbol(name), picture: nil)
    }

    public required convenience init(imageLiteralResourceName path: String) {
        let known = UIImage(named: path)
        self.init(source: .named(path, bundlePath: nil), picture: known?.picture)
    }

    /// How a picture is chosen among its variants. Here the surroundings decide where it is shown.
    public class Configuration: NSObject, @unchecked Sendable {}

    private static var coder: (any PictureCoder)? { RunningApp.pictures.withLock { $0 } }

    /// The size in points; zero for a symbol, whose size depends on the font around it.
    open var size: CGSize { picture?.size ?? .zero }

    /// Dots per point.
    open var scale: CGFloat { picture?.scale ?? 1 }

    /// Whether the picture is a symbol.
    open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    /// The picture as a PNG file; nil for a symbol or an empty picture.
    open func pngData() -> Data? { encoded(as: .png) }

    /// The picture as a JPEG file; `compressionQuality` is from 0, small, to 1, good.
    open func jpegData(compressionQuality: CGFloat) -> Data? { encoded(as: .jpeg(quality: compressionQuality)) }

    private func encoded(as kind: PictureKind) -> Data? {
        picture.flatMap { Self.coder?.encode($0.picture, as: kind) }
    }

    /// The picture with its colours coming about in another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, picture: picture, renderingMode: renderingMode)
    }

    /// The picture as a view.
    fileprivate var image: Image {
        // An empty picture takes up no room; a symbol without a name would be shown as a missing one.
        guard let source else { return Image(.empty, label: .none) }
        let image = Image(source, label: isSymbolImage ? .automatic : .none)
        return switch renderingMode {
        case .automatic: image
        case .alwaysOriginal: image.renderingMode(.original)
        case .alwaysTemplate: image.renderingMode(.template)
        }
    }
}

/// What an image literal in the source is.
public typealias _ImageLiteralType = UIImage

extension Image {
    /// The picture `uiImage`.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
