import Foundation

extension Image: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _NodeHandle<Image> {
        _NodeHandle(ImageNode(view, context))
    }
}

final class ImageNode: LeafNode<Image> {
    private let image: ImageRenderNode

    override init(_ view: Image, _ context: _NodeContext) {
        image = ImageRenderNode(graph: context.parent.graph)
        super.init(view, context)
        evaluate()
    }

    override var renderNode: RenderNode { image }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        tracking {
            let resolver = ImageResolver(image: view, environment: environment, graph: graph)
            let resolved = resolver.resolved
            image.contentTransition = environment.contentTransition
            image.isRedacted = environment.isRedacted
            image.setEffects(environment.symbolEffects)
            image.update(resolved, spokenText: resolver.spokenText(of: resolved), paint: environment.letterPaint())
        }
    }

    override var debugName: String { "Image" }
}

/// Finds what an image shows in its place.
@MainActor
struct ImageResolver {
    let image: Image
    let environment: EnvironmentValues
    let graph: Graph

    var resolved: ResolvedImage {
        let content: ResolvedImage.Content
        var isTemplate = image.rendering == .template
        switch image.source {
        case .symbol(let name):
            content = symbol(name)
            isTemplate = true
        case .picture(let picture):
            content = .picture(picture)
        case .empty:
            content = .empty
        case .loaded(let picture, let scale):
            content = picture.map { .picture(ResolvedPicture(picture: $0.picture, scale: scale)) } ?? .box
        case .named(let name, let bundlePath):
            let traits = AssetTraits(environment)
            if let picture = graph.images.picture(name, bundlePath: bundlePath, traits: traits) {
                content = .picture(picture.resolved)
                if image.rendering == nil, picture.isTemplate { isTemplate = true }
            } else {
                report("No picture named \"\(name)\" in the resources\(bundlePath.map { " of \($0)" } ?? "").")
                content = .missing(placeholder(name))
            }
        }
        return ResolvedImage(
            content: content, resizing: image.resizing, isTemplate: isTemplate,
            interpolation: image.interpolationQuality)
    }

    private func symbol(_ name: String) -> ResolvedImage.Content {
        let variant = environment.symbolVariants.name(of: name) { SymbolTable.glyph(for: $0) != nil }
        guard let glyph = SymbolTable.glyph(for: variant), graph.images.outline(of: glyph) != nil else {
            report("No symbol named \"\(name)\" is known; a placeholder is shown.")
            return .missing(placeholder(name))
        }
        return .symbol(resolve(variant, environment.layoutDirection == .rightToLeft ? mirrored(glyph, variant) : glyph))
    }

    /// A symbol that points forward or backward points the other way right to left. It is called what it was.
    private func mirrored(_ glyph: SymbolGlyph, _ name: String) -> SymbolGlyph {
        let words = name.split(separator: ".")
        // Alone, the words are for playing media, which goes the same way everywhere.
        guard let first = words.first, first != "forward", first != "backward" else { return glyph }
        let swapped = words.map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 }
        guard swapped != words, let other = SymbolTable.glyph(for: swapped.joined(separator: ".")) else { return glyph }
        return glyph.drawn(as: other)
    }

    private func placeholder(_ name: String) -> ResolvedSymbol {
        let words = name.replacing(".", with: " ")
        return resolve(
            name,
            SymbolGlyph(
                character: "\u{E3AD}", fontFamily: SymbolTable.fontFamily, english: words, german: words))
    }

    private func resolve(_ name: String, _ glyph: SymbolGlyph) -> ResolvedSymbol {
        var context = environment.textResolutionContext
        // In bars, symbols stay as large as the platform's own however large text is.
        if environment.toolbarPlacement != nil { context.textSize = min(context.textSize, .large) }
        let font = environment.textStyling.resolvedFont(in: context)
        return ResolvedSymbol(
            name: name, glyph: glyph, fontSize: font.size, weight: font.weight, scale: environment.imageScale,
            isHierarchical: (image.symbolRendering ?? environment.symbolRenderingMode)?.kind == .hierarchical)
    }

    func spokenText(of resolved: ResolvedImage) -> String? {
        let context = environment.textResolutionContext
        switch (image.label, resolved.content) {
        case (.none, _): return nil
        case (.text(let text), _): return text.resolve(in: context).string
        case (.automatic, .symbol(let symbol)), (.automatic, .missing(let symbol)):
            return symbol.glyph.spokenName(language: context.languages.first ?? "en")
        case (.automatic, .empty), (.automatic, .box): return nil
        case (.automatic, .picture):
            if case .named(let name, _) = image.source { return name }
            return nil
        }
    }

    private func report(_ message: String) {
        if graph.images.isNews(message) { graph.reportMistake(message) }
    }
}
