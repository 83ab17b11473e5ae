import Foundation

/// The pictures among the letters of a text.
@MainActor
package struct InlineImages {
    private var images: [(run: Int, node: ImageRenderNode)] = []

    init() {}

    /// Finds the pictures of `text` for their place, and writes their sizes into it.
    init(_ text: inout ResolvedText, environment: EnvironmentValues, graph: Graph) {
        for index in text.runs.indices {
            guard let image = text.runs[index].attachment?.image else { continue }
            let resolver = ImageResolver(image: image, environment: environment, graph: graph)
            var resolved = resolver.resolved
            resolved.take(text.runs[index].font)
            let node = ImageRenderNode(graph: graph)
            node.update(resolved, spokenText: nil, paint: environment.letterPaint())
            let size = node.sizeThatFits(.unspecified)
            let baseline = node.explicitGuide(
                VerticalAlignment.firstTextBaseline.key, proposal: .unspecified, size: size)
            text.runs[index].attachment?.size = size
            text.runs[index].attachment?.ascent = baseline ?? size.height
            text.runs[index].attachment?.spoken = resolver.spokenText(of: resolved) ?? ""
            images.append((index, node))
        }
    }

    /// Calls `work` when pictures have been read that are not there yet.
    func whenReady(_ work: @escaping @MainActor () -> Void) {
        for (_, node) in images {
            if case .picture(let picture) = node.image?.content, !picture.picture.isReady {
                picture.picture.whenReady(work)
            }
        }
    }

    /// Draws the pictures over the laid out letters.
    func draw(
        in paragraph: TextParagraph, width: CGFloat?, color: Color.Resolved, transform: CGAffineTransform,
        graph: Graph, painter: any Painter
    ) {
        for (run, node) in images where paragraph.text.runs.indices.contains(run) {
            let letters = paragraph.text.runs[run]
            guard let attachment = letters.attachment,
                let place = graph.backend.places(ofRun: run, in: paragraph, width: width).first
            else { continue }
            let top = place.baseline - attachment.ascent - letters.baselineOffset
            node.draw(
                in: CGRect(origin: .zero, size: attachment.size), paint: .color(letters.foreground ?? color),
                transform: transform.translatedBy(x: place.frame.minX, y: top), painter)
        }
    }
}

extension ResolvedImage {
    /// Takes the size and weight of the letters around.
    fileprivate mutating func take(_ font: ResolvedFont) {
        switch content {
        case .symbol(var symbol):
            symbol.fontSize = font.size
            symbol.weight = font.weight
            content = .symbol(symbol)
        case .missing(var symbol):
            symbol.fontSize = font.size
            symbol.weight = font.weight
            content = .missing(symbol)
        case .picture, .empty, .box: break
        }
    }
}
