import Foundation

extension GraphicsContext {
    /// An image as it is drawn here.
    @MainActor
    public struct ResolvedImage {
        let image: SwiftUICore.ResolvedImage
        let node: ImageRenderNode
        /// The image's own size, in points.
        public let size: CGSize
        /// How far the baseline of a symbol lies under its top; of a picture, its height.
        public let baseline: CGFloat
        /// What a symbol or a template is drawn with; nil: the foreground style of the canvas.
        public var shading: Shading?
    }

    /// A text as it is drawn here.
    @MainActor
    public struct ResolvedText {
        let paragraph: TextParagraph
        let images: InlineImages
        let backend: any Backend
        /// What the letters are drawn with.
        public var shading: Shading

        private func metrics(_ size: CGSize) -> (paragraph: TextParagraph, metrics: TextMetrics) {
            TextFitting().fit(paragraph, into: ProposedViewSize(size)) { backend.measure($0, width: $1) }
        }

        func shown(in size: CGSize) -> TextParagraph { metrics(size).paragraph }

        /// The size that the text takes up of what it is offered.
        public func measure(in size: CGSize) -> CGSize { metrics(size).metrics.size }

        /// How far the first baseline lies under the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { metrics(size).metrics.firstBaseline }

        /// How far the last baseline lies under the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(size).metrics.lastBaseline }
    }

    /// A view of the canvas's symbols as it is drawn here.
    @MainActor
    public struct ResolvedSymbol {
        let node: RenderNode

        /// The view's size, in points.
        public var size: CGSize { node.size }
    }

    // MARK: Images

    /// The image as it is drawn here.
    public func resolve(_ image: Image) -> ResolvedImage {
        let resolved = ImageResolver(image: image, environment: environment, graph: graph).resolved
        let node = ImageRenderNode(graph: graph)
        node.update(resolved, spokenText: nil, paint: environment.foregroundPaint())
        let size = node.sizeThatFits(.unspecified)
        let baseline = node.explicitGuide(
            VerticalAlignment.firstTextBaseline.key, proposal: .unspecified, size: size)
        return ResolvedImage(image: resolved, node: node, size: size, baseline: baseline ?? size.height)
    }

    /// Draws an image, stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let bounds = CGRect(origin: .zero, size: rect.size)
        let shading = image.shading?.resolve(in: environment, bounds)?.0
        paint {
            image.node.draw(
                in: bounds, paint: shading ?? environment.foregroundPaint(),
                transform: CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(surfaceTransform),
                painter)
        }
    }

    /// Draws an image in its own size, with the point `anchor` of it at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(of: image.size, at: point, anchor))
    }

    /// Draws an image, stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with the point `anchor` of it at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Texts

    /// The text as it is drawn here.
    public func resolve(_ text: Text) -> ResolvedText {
        var paragraph = TextParagraph(text: text.resolve(in: environment.textResolutionContext))
        paragraph.alignment = environment.multilineTextAlignment
        paragraph.lineLimit = environment.lineLimit
        paragraph.truncation = environment.truncationMode
        paragraph.lineSpacing = environment.lineSpacing
        paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
        let images = InlineImages(&paragraph.text, environment: environment, graph: graph)
        return ResolvedText(paragraph: paragraph, images: images, backend: graph.backend, shading: .foreground)
    }

    /// Draws a text into a rectangle: its lines wrap there, and what does not fit is cut.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let size = text.measure(in: rect.size)
        let bounds = CGRect(origin: .zero, size: size)
        guard let shading = text.shading.resolve(in: environment, bounds)?.0 else { return }
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(surfaceTransform)
        let paragraph = text.shown(in: rect.size)
        func drawLetters(_ color: Color.Resolved) {
            painter.draw(paragraph, width: size.width, color: color, transform: place)
            text.images.draw(
                in: paragraph, width: size.width, color: color, transform: place, graph: graph, painter: painter)
        }
        paint {
            if case .color(let color) = shading {
                drawLetters(color)
            } else {
                painter.mask {
                    painter.fill(Path(bounds), style: FillStyle(), paint: shading, bounds: bounds, transform: place)
                } by: {
                    drawLetters(Color.Resolved(red: 0, green: 0, blue: 0))
                }
            }
        }
    }

    /// Draws a text in its own size, with the point `anchor` of it at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        draw(text, in: frame(of: size, at: point, anchor))
    }

    /// Draws a text into a rectangle: its lines wrap there, and what does not fit is cut.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
    }

    /// Draws a text in its own size, with the point `anchor` of it at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// The view of the canvas's symbols with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        canvas.symbol(for: AnyHashable(id)).map { ResolvedSymbol(node: $0) }
    }

    /// Draws a symbol, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        // From where the symbol lies on the surface to where it is wanted.
        let place = symbol.node.transform.inverted()
            .concatenating(CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            .concatenating(surfaceTransform)
        paint {
            painter.pushTransform(place)
            symbol.node.drawTree(in: painter)
            painter.pop()
        }
    }

    /// Draws a symbol in its own size, with the point `anchor` of it at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: frame(of: symbol.size, at: point, anchor))
    }

    private func frame(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
