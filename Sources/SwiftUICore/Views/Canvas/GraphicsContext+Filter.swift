import Foundation

extension GraphicsContext {
    /// How a filter is used.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How a blur is made.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// A change of what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case blur(CGFloat)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case colors(ColorMatrix)
            case multiply(Color)
        }

        let kind: Kind

        /// Blurs by a Gaussian of a radius, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius))
        }

        /// Adds a shadow, moved by `x` and `y` points and blurred over `radius` points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
        }

        /// Multiplies colours with one colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Turns hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hueRotation(angle))) }

        /// Makes colours stronger by a factor.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(amount))) }

        /// Makes colours lighter by an amount.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(.brightness(amount))) }

        /// Spreads colours from a middle grey by a factor.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }

        /// Turns colours into their opposites, wholly at 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            var matrix = ColorMatrix.inversion
            matrix.scale(by: amount)
            var rest = ColorMatrix.identity
            rest.scale(by: 1 - amount)
            return Filter(kind: .colors(matrix + rest))
        }

        /// Takes out the colour, wholly at 1.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(1 - amount))) }

        /// Makes black of all colours, as opaque as they are light.
        public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

        @MainActor
        func push(_ painter: any Painter, _ environment: EnvironmentValues, scale: CGFloat) {
            switch kind {
            case .blur(let radius): painter.pushBlur(radius: max(0, radius) * scale)
            case .shadow(let color, let radius, let offset):
                painter.pushShadow(
                    ResolvedShadow(
                        color: color.resolve(in: environment), radius: radius * scale,
                        offset: CGSize(width: offset.width * scale, height: offset.height * scale)))
            case .colors(let matrix): painter.pushColorMatrix(matrix)
            case .multiply(let color): painter.pushColorMatrix(.multiply(color.resolve(in: environment)))
            }
        }
    }

    /// Changes all that is drawn from now on by a filter, on top of those added before.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }
}
