import Foundation

/// A function from progress in time to progress in value, both 0 … 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case bezier(UnitPoint, UnitPoint)
        case circularIn
        case circularOut
        case circularInOut
        indirect case inverse(Function)
    }

    private let function: Function

    private init(_ function: Function) {
        self.function = function
    }

    /// A curve from (0, 0) to (1, 1) along a cubic Bézier curve; the control points' x is clamped to 0 … 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func clamp(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(.bezier(clamp(startControlPoint), clamp(endControlPoint)))
    }

    /// Begins and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// Begins slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

    /// Ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// Begins slowly, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)

    /// Ends slowly, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)

    /// Begins and ends slowly, along two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// Goes on at one speed.
    public static let linear = UnitCurve(.linear)

    /// The curve with x and y swapped.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .bezier(let a, let b)
        where (0...1).contains(a.y) && (0...1).contains(b.y):
            UnitCurve(.bezier(UnitPoint(x: a.y, y: a.x), UnitPoint(x: b.y, y: b.x)))
        case .bezier, .circularInOut: UnitCurve(.inverse(function))
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .inverse(let base): UnitCurve(base)
        }
    }

    /// The curve's value; `progress` is clamped to 0 … 1.
    public func value(at progress: Double) -> Double {
        Self.value(of: function, at: min(max(progress, 0), 1))
    }

    /// The curve's slope; `progress` is clamped to 0 … 1.
    public func velocity(at progress: Double) -> Double {
        Self.velocity(of: function, at: min(max(progress, 0), 1))
    }

    private static func value(of function: Function, at x: Double) -> Double {
        switch function {
        case .linear: return x
        case .bezier(let a, let b):
            let t = parameter(a.x, b.x, x: x)
            return polynomial(a.y, b.y, t)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - 4 * (1 - x) * (1 - x)).squareRoot() + 1) / 2
        case .inverse(let base):
            return inverseValue(of: base, at: x)
        }
    }

    private static func velocity(of function: Function, at x: Double) -> Double {
        switch function {
        case .linear: return 1
        case .bezier(let a, let b):
            let t = parameter(a.x, b.x, x: x)
            let dx = slope(a.x, b.x, t)
            let dy = slope(a.y, b.y, t)
            // Where a control point lies on its end point both derivatives vanish; the ratio has a limit just beside.
            guard abs(dx) > 1e-9 else {
                let inside = t < 0.5 ? t + 1e-4 : t - 1e-4
                return slope(a.y, b.y, inside) / slope(a.x, b.x, inside)
            }
            return dy / dx
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (x - 1) * (x - 1)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? 2 * x / (1 - 4 * x * x).squareRoot() : 2 * (1 - x) / (1 - 4 * (1 - x) * (1 - x)).squareRoot()
        case .inverse(let base):
            return 1 / velocity(of: base, at: inverseValue(of: base, at: x))
        }
    }

    /// The x at which the function first reaches `y`, by bisection.
    private static func inverseValue(of function: Function, at y: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if value(of: function, at: middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func polynomial(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }

    /// The curve parameter at which x is reached; x grows steadily, as its control points lie in 0 … 1.
    private static func parameter(_ p1: Double, _ p2: Double, x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        var (low, high, t) = (0.0, 1.0, x)
        for _ in 0..<60 {
            let error = polynomial(p1, p2, t) - x
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let speed = slope(p1, p2, t)
            let next = speed > 1e-6 ? t - error / speed : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
