import Foundation

/// Takes the picture of a surface: drawn items and child widgets, in paint order.
///
/// `transform` maps the item's own coordinates to those of the surface.
@MainActor
package protocol Painter: AnyObject {
    func draw(_ widget: any PlatformWidget)

    /// Groups: what is drawn until the matching `pop()` is faded, cut, blurred or given a shadow as a whole.
    func pushOpacity(_ opacity: Double)
    func pushClip(_ path: Path, style: FillStyle, transform: CGAffineTransform)
    func pushBlur(radius: CGFloat)
    func pop()

    /// The visible part of the surface; what lies outside need not be drawn. nil: all of it.
    var visibleRect: CGRect? { get }
}
