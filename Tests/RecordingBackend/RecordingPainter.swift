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

    package func fill(
        _ path: Path, style: FillStyle, paint: ResolvedPaint, bounds: CGRect, transform: CGAffineTransform
    ) {
        fills.append(Fill(path: path.applying(transform), paint: paint, style: nil))
        items.append("fill \(text(path.boundingRect.applying(transform))) \(name(of: paint))")
    }

    package func stroke(
        _ path: Path, style: StrokeStyle, isAntialiased: Bool, paint: ResolvedPaint, bounds: CGRect,
        transform: CGAffineTransform
    ) {
        fills.append(Fill(path: path.applying(transform), paint: paint, style: style))
        items.append("stroke \(text(path.boundingRect.applying(transform))) \(name(of: paint))")
    }

    /// A path that was drawn, in the surface's coordinates.
    package struct Fill {
        package var path: Path
        package var paint: ResolvedPaint

        /// nil: filled.
        package var style: StrokeStyle?
    }

    package private(set) var fills: [Fill] = []

    private func text(_ rect: CGRect) -> String {
        "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    }

    private func name(of paint: ResolvedPaint) -> String {
        switch paint {
        case .color(let color): color.description
        case .linear: "linear gradient"
        case .radial: "radial gradient"
        case .elliptical: "elliptical gradient"
        case .angular: "angular gradient"
        case .material(let level, _): "\(level) material"
        }
    }

    func note(_ item: String) { items.append(item) }

    package func pushOpacity(_ opacity: Double) {
        items.append("opacity \(opacity) {")
    }

    package func pushClip(_ path: Path, style: FillStyle, transform: CGAffineTransform) {
        items.append("clip \(path.boundingRect.applying(transform)) {")
    }

    package func pushBlur(radius: CGFloat) {
        items.append("blur \(radius) {")
    }

    package func pushShadow(_ shadow: ResolvedShadow) {
        let offset = "\(shadow.offset.width), \(shadow.offset.height)"
        items.append("shadow \(shadow.color) radius \(shadow.radius) offset \(offset) {")
    }

    package func pushBlend(_ mode: BlendMode) {
        items.append("blend \(mode) {")
    }

    package func pushColorMatrix(_ matrix: ColorMatrix) {
        matrices.append(matrix)
        items.append("colours {")
    }

    /// The changes of colours, in order.
    package private(set) var matrices: [ColorMatrix] = []

    package func pushGroup() {
        items.append("group {")
    }

    package func pushTransform(_ transform: CGAffineTransform) {
        items.append("transform (\(transform.a), \(transform.d), \(transform.tx), \(transform.ty)) {")
    }

    package func draw(
        _ paragraph: TextParagraph, width: CGFloat?, color: Color.Resolved, transform: CGAffineTransform
    ) {
        items.append("text \(paragraph.text.string) at (\(transform.tx), \(transform.ty)) \(color)")
    }

    package func mask(_ content: () -> Void, by mask: () -> Void) {
        items.append("masked {")
        content()
        items.append("} by {")
        mask()
        items.append("}")
    }

    package func pop() {
        items.append("}")
    }
}
