import Foundation

/// A view that shows a picture or a symbol.
///
/// A symbol, `Image(systemName:)`, takes its size, weight and colour from the font and the foreground style around it,
/// like a letter. A picture has the size of its file, in points, unless it is made ``resizable(capInsets:resizingMode:)``.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String, bundlePath: String?)
        case picture(ResolvedPicture)
        /// Nothing, in no room.
        case empty
        /// A picture in memory, with so many dots per point; nil: an empty box.
        case loaded(LoadedPicture?, scale: CGFloat)
    }

    /// What a screen reader says of an image.
    package enum Label: Equatable, Sendable {
        /// The symbol's spoken name, or the picture's name.
        case automatic
        case text(Text)
        case none
    }

    package var source: Source
    package var label: Label
    package var resizing: Resizing?
    package var rendering: TemplateRenderingMode?
    package var symbolRendering: SymbolRenderingMode?
    package var interpolationQuality = Interpolation.medium

    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode
    }

    package init(_ source: Source, label: Label) {
        self.source = source
        self.label = label
    }

    /// A picture in memory; nil: a grey box that takes what it is offered.
    package init(loaded picture: LoadedPicture?, scale: CGFloat) {
        self.init(.loaded(picture, scale: scale), label: .none)
    }

    /// The symbol of that name.
    public init(systemName: String) {
        self.init(.symbol(systemName), label: .automatic)
    }

    /// The picture of that name in the resources of `bundle`, by default of the app; its name is its label.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundlePath: bundle?.bundlePath), label: .automatic)
    }

    /// The picture of that name in the resources of `bundle`, by default of the app.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundlePath: bundle?.bundlePath), label: .text(label))
    }

    /// The picture of that name in the resources of `bundle`, which screen readers pass over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundlePath: bundle?.bundlePath), label: .none)
    }
}

extension Image {
    /// How the image's colours come about.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// All that is opaque is drawn in the foreground style.
        case template
        /// The image's own colours.
        case original
    }

    /// How an image fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// In copies of its own size, side by side.
        case tile
        /// Stretched.
        case stretch
    }

    /// How smooth an image is that is shown in another size.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all: each of the image's dots stays sharp.
        case none
        /// Quick and coarse.
        case low
        /// Smooth.
        case medium
        /// As smooth as possible.
        case high
    }

    /// How large a symbol is in relation to the text around it.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text around.
        case small
        /// As large as the text around.
        case medium
        /// Larger than the text around.
        case large
    }
}

extension Image {
    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// The image in whatever size it is offered. What lies within `capInsets` of the edges keeps its size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// The image in its own colours, or in the foreground style; nil: symbols in the foreground style, pictures in their
    /// own colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.rendering = renderingMode }
    }

    /// How smooth the image is in another size than its own.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolationQuality = interpolation }
    }

    /// How the layers of a symbol are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        with { $0.symbolRendering = mode }
    }
}
