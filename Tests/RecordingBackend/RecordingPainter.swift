import Foundation
import SwiftUICore

/// Lists what a surface draws, in paint order.
@MainActor
package final class RecordingPainter: Painter {
    package private(set) var items: [String] = []
    package var visibleRect: CGRect?

    package init() {}

    package func draw(_ widget: any PlatformWidget) {
        items.append((widget as? RecordingWidget)?.name ?? "?")
    }

    package func pushOpacity(_ opacity: Double) {
        items.append("opacity \(opacity) {")
    }

    package func pushClip(_ path: Path, style: FillStyle, transform: CGAffineTransform) {
        items.append("clip \(path.boundingRect.applying(transform)) {")
    }

    package func pushBlur(radius: CGFloat) {
        items.append("blur \(radius) {")
    }

    package func pop() {
        items.append("}")
    }
}
