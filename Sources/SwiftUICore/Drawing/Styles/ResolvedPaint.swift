import Foundation

/// What a backend draws with. Unit points are of the rectangle that the style covers.
package enum ResolvedPaint: Hashable, Sendable {
    case color(Color.Resolved)
    case linear(ResolvedGradient, start: UnitPoint, end: UnitPoint)

    /// The radii are in points.
    case radial(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)

    /// The radii are fractions of the rectangle's half sides.
    case elliptical(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)

    /// Angles grow from the positive x axis clockwise on the screen; outside both the end colours go on.
    case angular(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)

    /// A translucent layer; the colour stands for it where the background cannot be blurred.
    case material(Material.Level, Color.Resolved)

    package static let clear = ResolvedPaint.color(.clear)

    /// True where drawing with it changes nothing.
    package var isClear: Bool {
        switch self {
        case .color(let color), .material(_, let color): color.opacity <= 0
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _),
            .angular(let gradient, _, _, _):
            gradient.stops.allSatisfy { $0.color.opacity <= 0 }
        }
    }

    /// The paint, `factor` times as opaque.
    package func opacity(_ factor: Double) -> ResolvedPaint {
        factor == 1 ? self : mapColors { $0.opacity(factor) }
    }

    /// The paint with each of its colours changed.
    package func mapColors(_ transform: (Color.Resolved) -> Color.Resolved) -> ResolvedPaint {
        switch self {
        case .color(let color): .color(transform(color))
        case .material(let level, let color): .material(level, transform(color))
        case .linear(let gradient, let start, let end):
            .linear(gradient.mapColors(transform), start: start, end: end)
        case .radial(let gradient, let center, let start, let end):
            .radial(gradient.mapColors(transform), center: center, startRadius: start, endRadius: end)
        case .elliptical(let gradient, let center, let start, let end):
            .elliptical(gradient.mapColors(transform), center: center, startRadius: start, endRadius: end)
        case .angular(let gradient, let center, let start, let end):
            .angular(gradient.mapColors(transform), center: center, start: start, end: end)
        }
    }

    /// True where it has more than one colour.
    package var isGradient: Bool {
        switch self {
        case .color, .material: false
        default: true
        }
    }

    /// One colour that stands for the paint where only a colour can be drawn, as in text.
    package var representativeColor: Color.Resolved {
        switch self {
        case .color(let color), .material(_, let color): color
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _),
            .angular(let gradient, _, _, _):
            gradient.color(at: 0.5)
        }
    }
}

extension ResolvedPaint {
    /// The paint on the way to `other`, for animations; `fraction` may overshoot. Nil where the two have nothing
    /// between them, so that they cross-fade or change at once.
    package func mixed(with other: ResolvedPaint, by fraction: Double) -> ResolvedPaint? {
        func mix<T: Animatable>(_ a: T, _ b: T) -> T {
            var result = b
            let start = a.animatableData
            result.animatableData = start + (b.animatableData - start).scaled(by: fraction)
            return result
        }
        switch (self, other) {
        case (.color(let a), .color(let b)):
            return .color(mix(a, b).clamped)
        case (.material(let a, let colorA), .material(let b, let colorB)):
            return .material(fraction < 0.5 ? a : b, mix(colorA, colorB).clamped)
        case (.linear(let a, let startA, let endA), .linear(let b, let startB, let endB)):
            return a.mixed(with: b, by: fraction)
                .map { .linear($0, start: mix(startA, startB), end: mix(endA, endB)) }
        case (.radial(let a, let centerA, let startA, let endA), .radial(let b, let centerB, let startB, let endB)):
            return a.mixed(with: b, by: fraction).map {
                .radial(
                    $0, center: mix(centerA, centerB), startRadius: mix(startA, startB), endRadius: mix(endA, endB))
            }
        case (
            .elliptical(let a, let centerA, let startA, let endA),
            .elliptical(let b, let centerB, let startB, let endB)
        ):
            return a.mixed(with: b, by: fraction).map {
                .elliptical(
                    $0, center: mix(centerA, centerB), startRadius: mix(startA, startB), endRadius: mix(endA, endB))
            }
        case (.angular(let a, let centerA, let startA, let endA), .angular(let b, let centerB, let startB, let endB)):
            return a.mixed(with: b, by: fraction).map {
                .angular($0, center: mix(centerA, centerB), start: mix(startA, startB), end: mix(endA, endB))
            }
        case (.color(let color), _):
            return other.mapColors { _ in color }.mixed(with: other, by: fraction)
        case (_, .color(let color)):
            return mixed(with: mapColors { _ in color }, by: fraction)
        default:
            return nil
        }
    }
}

extension Color.Resolved {
    /// An overshooting spring must not ask for more than full opacity.
    fileprivate var clamped: Color.Resolved {
        var copy = self
        copy.opacity = min(max(opacity, 0), 1)
        return copy
    }
}

/// A gradient's colours as they are drawn: between two neighbours a straight mix of their components.
package struct ResolvedGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: Color.Resolved
        package var location: CGFloat
    }

    /// In order of location, and never empty.
    package let stops: [Stop]

    package init(stops: [Stop]) {
        // A stop before its predecessor takes that one's place, as CSS and SwiftUI draw it.
        var last = -CGFloat.infinity
        let ordered = stops.map { stop in
            last = max(last, stop.location)
            return Stop(color: stop.color, location: last)
        }
        self.stops = ordered.isEmpty ? [Stop(color: .clear, location: 0)] : ordered
    }

    /// The same gradient with more stops, so that none is more than `length` from the next.
    package func withSteps(of length: CGFloat) -> ResolvedGradient {
        let taken = Set(stops.map(\.location))
        let more = stride(from: 0, through: 1, by: length).filter { !taken.contains($0) }
            .map { Stop(color: color(at: $0), location: $0) }
        return ResolvedGradient(stops: (stops + more).sorted { $0.location < $1.location })
    }

    /// The colour at a place; beyond the ends the end colours go on.
    package func color(at location: CGFloat) -> Color.Resolved {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        let fraction = Double((location - a.location) / (b.location - a.location))
        return a.color.mixed(with: b.color, by: fraction, in: .device)
    }

    func mapColors(_ transform: (Color.Resolved) -> Color.Resolved) -> ResolvedGradient {
        ResolvedGradient(stops: stops.map { Stop(color: transform($0.color), location: $0.location) })
    }

    func mixed(with other: ResolvedGradient, by fraction: Double) -> ResolvedGradient? {
        guard stops.count == other.stops.count else { return nil }
        let unit = min(max(fraction, 0), 1)
        return ResolvedGradient(
            stops: zip(stops, other.stops).map { a, b in
                Stop(
                    color: a.color.mixed(with: b.color, by: unit, in: .device),
                    location: a.location + (b.location - a.location) * unit)
            })
    }
}
