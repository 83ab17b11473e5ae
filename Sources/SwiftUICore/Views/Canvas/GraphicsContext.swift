import Foundation

/// Draws into a canvas.
///
/// A copy draws into the same place with its own transform, opacity, clip, blend mode and filters; what is changed of a
/// copy does not change the original.
@MainActor
public struct GraphicsContext {
    let canvas: CanvasRenderNode
    let painter: any Painter
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    /// How opaque what is drawn is, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn mixes with what was drawn before.
    public var blendMode = BlendMode.normal
    /// Maps the coordinates of what is drawn to those of the canvas.
    public var transform = CGAffineTransform.identity
    var clips: [Clip] = []
    var filters: [Filter] = []

    struct Clip {
        let path: Path
        let style: FillStyle
        let isInverse: Bool
    }

    init(canvas: CanvasRenderNode, painter: any Painter, environment: EnvironmentValues) {
        self.canvas = canvas
        self.painter = painter
        self.environment = environment
    }

    var graph: Graph { canvas.graph }

    // MARK: Transforms

    /// Makes what is drawn from now on larger by factors.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves what is drawn from now on, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Transforms what is drawn from now on before the transform that holds already.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clips

    /// How a clip is used.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// What lies in the clip is not drawn.
        public static let inverse = ClipOptions(rawValue: 1 << 0)
    }

    /// Draws from now on only what lies in a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        clips.append(
            Clip(path: path.applying(transform), style: style, isInverse: options.contains(.inverse)))
    }

    /// The rectangle that all clips lie in, in the present coordinates.
    public var clipBoundingRect: CGRect {
        let all = CGRect(origin: .zero, size: canvas.committedFrame.size)
        let bounds = clips.reduce(all) { $1.isInverse ? $0 : $0.intersection($1.path.boundingRect) }
        return transform.meanScale > 1e-6 ? bounds.applying(transform.inverted()) : .zero
    }

    // MARK: Drawing

    /// From the present coordinates to those of the surface.
    var surfaceTransform: CGAffineTransform { transform.concatenating(canvas.transform) }

    /// Draws with the state of this context.
    func paint(_ draw: () throws -> Void) rethrows {
        guard opacity > 0, transform.meanScale > 1e-6 else { return }
        var groups = 0
        if blendMode != .normal {
            painter.pushBlend(blendMode)
            groups += 1
        }
        for clip in clips {
            if clip.isInverse {
                var outside = Path(
                    CGRect(origin: .zero, size: canvas.committedFrame.size).insetBy(dx: -4096, dy: -4096))
                outside.addPath(clip.path)
                painter.pushClip(
                    outside, style: FillStyle(eoFill: true, antialiased: clip.style.isAntialiased),
                    transform: canvas.transform)
            } else {
                painter.pushClip(clip.path, style: clip.style, transform: canvas.transform)
            }
            groups += 1
        }
        if opacity < 1 {
            painter.pushOpacity(opacity)
            groups += 1
        }
        // The filter that was added first is the nearest to what is drawn.
        for filter in filters.reversed() {
            filter.push(painter, environment, scale: canvas.transform.meanScale)
            groups += 1
        }
        defer { for _ in 0..<groups { painter.pop() } }
        try draw()
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard let (paint, bounds) = shading.resolve(in: environment, path.boundingRect) else { return }
        self.paint {
            painter.fill(path, style: style, paint: paint, bounds: bounds, transform: surfaceTransform)
        }
    }

    /// Strokes a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard let (paint, bounds) = shading.resolve(in: environment, path.boundingRect) else { return }
        self.paint {
            painter.stroke(
                path, style: style, isAntialiased: true, paint: paint, bounds: bounds, transform: surfaceTransform)
        }
    }

    /// Strokes a path with a line of a width, in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a picture of its own, which then is drawn with the state of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = GraphicsContext(canvas: canvas, painter: painter, environment: environment)
        inner.transform = transform
        try paint {
            painter.pushGroup()
            defer { painter.pop() }
            try content(&inner)
        }
    }
}
