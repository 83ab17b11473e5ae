import Foundation

/// Takes the picture of a surface: drawn items and child widgets, in paint order.
///
/// `transform` maps the item's own coordinates to those of the surface.
@MainActor
package protocol Painter: AnyObject {
    func draw(_ widget: any PlatformWidget)

    /// Fills a path. `bounds` is the rectangle that the paint's unit points are fractions of.
    func fill(_ path: Path, style: FillStyle, paint: ResolvedPaint, bounds: CGRect, transform: CGAffineTransform)

    /// Strokes a path.
    func stroke(
        _ path: Path, style: StrokeStyle, isAntialiased: Bool, paint: ResolvedPaint, bounds: CGRect,
        transform: CGAffineTransform)

    /// Draws a picture, stretched to `rect`.
    func draw(
        _ picture: any PlatformPicture, in rect: CGRect, interpolation: Image.Interpolation,
        transform: CGAffineTransform)

    /// Draws a text whose lines may be `width` points wide.
    func draw(_ paragraph: TextParagraph, width: CGFloat?, color: Color.Resolved, transform: CGAffineTransform)

    /// Groups: what is drawn until the matching `pop()` is faded, cut, blurred or given a shadow as a whole.
    func pushOpacity(_ opacity: Double)
    func pushClip(_ path: Path, style: FillStyle, transform: CGAffineTransform)
    func pushBlur(radius: CGFloat)
    func pushShadow(_ shadow: ResolvedShadow)
    /// Mixes with what was drawn before, up to the beginning of the group around.
    func pushBlend(_ mode: BlendMode)
    func pushColorMatrix(_ matrix: ColorMatrix)
    /// A picture of its own, with which nothing but what is in it mixes.
    func pushGroup()
    /// Moves what is drawn, child widgets too.
    func pushTransform(_ transform: CGAffineTransform)
    func pop()

    /// Draws what `content` draws as opaque as what `mask` draws in its place.
    func mask(_ content: () -> Void, by mask: () -> Void)

    /// The visible part of the surface; what lies outside need not be drawn. nil: all of it.
    var visibleRect: CGRect? { get }
}
