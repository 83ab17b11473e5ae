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

    /// Groups: what is drawn until the matching `pop()` is faded, cut, blurred or given a shadow as a whole.
    func pushOpacity(_ opacity: Double)
    func pushClip(_ path: Path, style: FillStyle, transform: CGAffineTransform)
    func pushBlur(radius: CGFloat)
    func pushShadow(_ shadow: ResolvedShadow)
    func pop()

    /// Draws what `content` draws as opaque as what `mask` draws in its place.
    func mask(_ content: () -> Void, by mask: () -> Void)

    /// The visible part of the surface; what lies outside need not be drawn. nil: all of it.
    var visibleRect: CGRect? { get }
}
