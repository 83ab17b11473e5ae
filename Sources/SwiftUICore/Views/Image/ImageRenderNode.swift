import Foundation

/// Draws an image. Its colour and its size move on the frame clock.
package final class ImageRenderNode: RenderNode, SpokenRenderNode {
    private(set) var image: ResolvedImage?
    /// What a screen reader says; nil for an image that is only decoration.
    package private(set) var spokenText: String?
    private var spokenElement: (any PlatformWidget)?
    private var paint = AnimatedPaint()
    private var effects = SymbolMotion()
    var contentTransition = ContentTransition.identity
    /// A box stands in place of the image.
    var isRedacted = false {
        didSet { if isRedacted != oldValue { surface?.setNeedsDisplay() } }
    }
    /// The symbol that this one takes the place of, and how far it has.
    private var outgoing: (symbol: ResolvedSymbol, progress: AnimatedVector<Double>)?
    private var replacement = 1.0
    /// The symbol that was shown before this one, until the commit that shows it.
    private var replaced: ResolvedSymbol?
    private var hasBeenShown = false

    func update(_ new: ResolvedImage, spokenText newText: String?, paint newPaint: ResolvedPaint) {
        if newText != spokenText {
            spokenText = newText
            // The surface hands the text on with the widgets; buttons read it when they are laid out.
            if (newText == nil) != (spokenElement == nil) { updateElement() }
            surface?.widgetsDidChange()
            setNeedsLayout()
        }
        if new != image {
            let oldSize = ideal
            let wasResizable = image?.resizing != nil
            let oldBaseline = baseline
            noteReplaced(by: new)
            image = new
            if ideal != oldSize || baseline != oldBaseline || wasResizable != (new.resizing != nil) { setNeedsLayout() }
            setNeedsCommit()
            awaitPicture()
        }
        if paint.set(newPaint) { setNeedsCommit() }
    }

    /// A large picture is read beside the main thread, and shown when it is there.
    private func awaitPicture() {
        guard case .picture(let picture) = image?.content, !picture.picture.isReady else { return }
        let size = picture.size
        picture.picture.whenReady { [weak self] in
            guard let self, case .picture(let shown) = image?.content, shown == picture else { return }
            // One that stands on its side turns out to have other proportions than its file says.
            if picture.size != size { setNeedsLayout() }
            setNeedsCommit()
        }
    }

    // MARK: Effects

    func setEffects(_ new: [SymbolEffectState]) {
        if effects.set(new, at: graph.backend.time), graph.backend.animationsAreEnabled { setNeedsCommit() }
    }

    private func noteReplaced(by new: ResolvedImage) {
        guard surface != nil, hasBeenShown, case .symbol(let old) = image?.content,
            case .symbol(let next) = new.content, old.name != next.name
        else { return }
        replaced = old
    }

    private func startReplacement(_ animation: Animation?, at time: TimeInterval) {
        guard let old = replaced else { return }
        replaced = nil
        let way: Animation? =
            switch contentTransition.kind {
            case .symbolReplace: animation ?? .spring(duration: 0.35)
            case .opacity: animation
            case .identity, .numericText: nil
            }
        guard let way, graph.backend.animationsAreEnabled else { return outgoing = nil }
        outgoing = (old, AnimatedVector(from: 0, to: 1, animation: way, at: time))
        replacement = 0
    }

    private func advanceEffects(to time: TimeInterval) -> Bool {
        var moves = effects.advance(to: time)
        if outgoing != nil {
            replacement = outgoing?.progress.value(at: time) ?? 1
            if outgoing?.progress.isAnimating == true { moves = true } else { outgoing = nil }
        }
        return moves
    }

    // MARK: Layout

    private var ideal: CGSize {
        switch image?.content {
        case .symbol(let symbol), .missing(let symbol): box(of: symbol).size
        case .picture(let picture): picture.size
        case .box: CGSize(width: 10, height: 10)
        case .empty, nil: .zero
        }
    }

    private var baseline: CGFloat? {
        switch image?.content {
        case .symbol(let symbol), .missing(let symbol): symbol.baseline
        case .picture, .box, .empty, nil: nil
        }
    }

    /// The part of the icon's square that the symbol takes up, in points: all of its height, so that symbols stand in
    /// line, and as much of the width as it needs. One that is resizable fills its frame and has no margins.
    private func box(of symbol: ResolvedSymbol) -> CGRect {
        let ink = graph.images.outline(of: symbol.glyph)?.ink ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        let margin: CGFloat = 1.0 / 24
        let part =
            image?.resizing == nil
            ? CGRect(x: ink.minX - margin, y: 0, width: ink.width + 2 * margin, height: 1) : ink
        return part.applying(CGAffineTransform(scaleX: symbol.em, y: symbol.em))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        image?.resizing == nil && image?.content != .box ? ideal : proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    package override func explicitGuide(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        guard image?.resizing == nil, let baseline else { return nil }
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? baseline : nil
    }

    // MARK: Display

    package override func commit(_ context: inout CommitContext) {
        // What has not been on screen yet has nothing to come from.
        paint.advance(to: context.time, animation: hasBeenShown ? context.animation : nil)
        hasBeenShown = true
        startReplacement(context.animation, at: context.time)
        let isMoving = advanceEffects(to: context.time)
        if paint.isAnimating || isMoving { graph.animate(self) }
        surface?.setNeedsDisplay()
    }

    // MARK: Screen readers

    package override var widget: (any PlatformWidget)? { spokenElement }

    package override func didEnter(_ surface: Surface) { updateElement() }

    package override func willLeave(_ surface: Surface) {
        hasBeenShown = false
        spokenElement = nil
    }

    private func updateElement() {
        spokenElement = spokenText == nil || surface == nil ? nil : graph.backend.makeAccessibleElement(role: .image)
        flags.remove(.hasCommitted)
        setNeedsCommit()
    }

    package override func adjust(_ traits: inout WidgetTraits) {
        traits.accessibility.label = traits.accessibility.label ?? spokenText
        traits.takesInput = false
    }

    // MARK: Drawing

    package override func showsContent(at point: CGPoint) -> Bool {
        CGRect(origin: .zero, size: committedFrame.size).contains(point)
    }

    package override func draw(in painter: any Painter) {
        draw(
            in: CGRect(origin: .zero, size: committedFrame.size), paint: paint.presented, transform: transform, painter)
    }

    /// Draws the image as large as `bounds`.
    func draw(in bounds: CGRect, paint: ResolvedPaint, transform: CGAffineTransform, _ painter: any Painter) {
        guard let image else { return }
        let place = Place(bounds: bounds, paint: paint, transform: transform)
        guard bounds.width > 0, bounds.height > 0 else { return }
        if isRedacted {
            let box = Path(roundedRect: bounds, cornerRadius: min(4, bounds.height / 4))
            return painter.fill(
                box, style: FillStyle(), paint: paint.opacity(ResolvedPaint.redaction), bounds: bounds,
                transform: transform)
        }
        switch image.content {
        case .symbol(let symbol):
            guard let outgoing else { return draw(symbol, in: place, scale: 1, opacity: 1, painter) }
            let shrinks = contentTransition.kind == .symbolReplace
            let rest = 1 - replacement
            draw(outgoing.symbol, in: place, scale: shrinks ? max(0, rest) : 1, opacity: rest, painter)
            draw(symbol, in: place, scale: shrinks ? replacement : 1, opacity: replacement, painter)
        case .box:
            painter.fill(
                Path(bounds), style: FillStyle(), paint: paint.opacity(ResolvedPaint.redaction), bounds: bounds,
                transform: transform)
        case .missing(let symbol): draw(symbol, in: place, scale: 1, opacity: 1, painter)
        case .picture(let picture) where image.isTemplate:
            painter.mask {
                painter.fill(
                    Path(bounds), style: FillStyle(), paint: paint, bounds: bounds, transform: transform)
            } by: {
                draw(picture, image, in: place, painter)
            }
        case .picture(let picture): draw(picture, image, in: place, painter)
        case .empty: break
        }
    }

    private struct Place {
        let bounds: CGRect
        let paint: ResolvedPaint
        let transform: CGAffineTransform
    }

    private func draw(
        _ symbol: ResolvedSymbol, in place: Place, scale: CGFloat, opacity: Double, _ painter: any Painter
    ) {
        let scale = scale * effects.shownScale
        let opacity = min(max(opacity * effects.shownOpacity, 0), 1)
        guard scale > 0.01, opacity > 0, let outline = graph.images.outline(of: symbol.glyph) else { return }
        if opacity < 1 { painter.pushOpacity(opacity) }
        defer { if opacity < 1 { painter.pop() } }
        let box = box(of: symbol)
        let bounds = place.bounds
        let fitted = CGAffineTransform(scaleX: symbol.em, y: symbol.em)
            .concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY))
            .concatenating(CGAffineTransform(scaleX: bounds.width / box.width, y: bounds.height / box.height))
            .concatenating(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY))
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        let drawing = SymbolDrawing(
            outline: outline, placement: fitted, emphasis: symbol.emphasis, isHierarchical: symbol.isHierarchical)
        drawing.draw(place.paint, bounds: bounds, transform: place.transform, in: painter)
    }

    private func draw(_ picture: ResolvedPicture, _ image: ResolvedImage, in place: Place, _ painter: any Painter) {
        let pieces = PicturePieces(size: picture.size, resizing: image.resizing, bounds: place.bounds)
        for piece in pieces.pieces {
            if let clip = piece.clip { painter.pushClip(Path(clip), style: FillStyle(), transform: place.transform) }
            painter.draw(
                picture.picture, in: piece.frame, interpolation: image.interpolation, transform: place.transform)
            if piece.clip != nil { painter.pop() }
        }
    }
}
