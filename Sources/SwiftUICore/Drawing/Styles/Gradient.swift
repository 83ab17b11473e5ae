import Foundation

/// Colours and the places between which they run into each other.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour at a place, 0 … 1.
    @frozen public struct Stop: Hashable, Sendable {
        /// The color at the stop.
        public var color: Color

        /// The place, from 0 at the gradient's start to 1 at its end.
        public var location: CGFloat

        /// Creates a stop: a color, and its place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours mix between two stops.
    public struct ColorSpace: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case device, perceptual
        }

        let kind: Kind

        /// By their components, as the device stores them.
        public static let device = ColorSpace(kind: .device)

        /// By how they look, so that the way between two colours stays even.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    /// The stops, in order of their places.
    public var stops: [Stop]

    /// A gradient of the given stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient with its colours mixed in `space`.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

extension Gradient {
    func resolve(in environment: EnvironmentValues, _ space: ColorSpace) -> ResolvedGradient {
        let resolved = stops.map {
            ResolvedGradient.Stop(color: $0.color.resolve(in: environment), location: $0.location)
        }
        guard space == .perceptual, let first = resolved.first else { return ResolvedGradient(stops: resolved) }
        // Backends mix components only, so the perceptual way is laid out in short straight ones.
        let pieces = 8
        var all = [first]
        for (a, b) in zip(resolved, resolved.dropFirst()) {
            for piece in 1...pieces {
                let fraction = Double(piece) / Double(pieces)
                all.append(
                    ResolvedGradient.Stop(
                        color: a.color.mixed(with: b.color, by: fraction, in: .perceptual),
                        location: a.location + (b.location - a.location) * fraction))
            }
        }
        return ResolvedGradient(stops: all)
    }
}

/// As a style, a gradient runs from top to bottom.
extension Gradient: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        AnyGradient(self)._paint(in: environment)
    }
}
