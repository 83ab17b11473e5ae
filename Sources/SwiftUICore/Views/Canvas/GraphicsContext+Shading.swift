import Foundation

extension GraphicsContext {
    /// How a gradient goes on beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// What is drawn with: a colour, a gradient, a style.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            /// Points are in the coordinates of the context.
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case palette([Shading])
        }

        let kind: Kind

        /// The foreground style of the canvas.
        public static var foreground: Shading { .style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { .style(color) }

        /// A colour of components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style; what it covers is the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// The first of some shadings that is drawn with.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// A gradient outwards from a centre.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// A gradient once round a centre.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// The paint, and the rectangle that its unit points are fractions of.
        func resolve(in environment: EnvironmentValues, _ bounds: CGRect) -> (ResolvedPaint, CGRect)? {
            // In a square of one point, a unit point is a point.
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            func resolved(_ gradient: Gradient) -> ResolvedGradient { AnyGradient(gradient).resolve(in: environment) }
            switch kind {
            case .style(let style): return (style.paint(in: environment), bounds)
            case .linear(let gradient, let start, let end):
                return (.linear(resolved(gradient), start: point(start), end: point(end)), unit)
            case .radial(let gradient, let center, let start, let end):
                return (
                    .radial(resolved(gradient), center: point(center), startRadius: start, endRadius: end), unit
                )
            case .conic(let gradient, let center, let angle):
                return (
                    .angular(resolved(gradient), center: point(center), start: angle, end: angle + .degrees(360)), unit
                )
            case .palette(let shadings): return shadings.first?.resolve(in: environment, bounds)
            }
        }
    }
}
