import Foundation

/// A damped spring: its stiffness and damping for a mass, and the motion that follows from them.
public struct Spring: Hashable, Sendable {
    /// The frequency without damping, in radians per second.
    var angularFrequency: Double

    /// The decay of the motion, in 1 per second: half the damping over the mass.
    var decay: Double

    /// The mass at the spring's end.
    public private(set) var mass: Double = 1

    /// A spring of the given perceptual duration in seconds, and a bounce of -1 (overdamped) … 0 (none) … 1 (for ever).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// A spring of the given period without damping, in seconds, and fraction of the critical damping.
    public init(response: Double, dampingRatio: Double) {
        angularFrequency = 2 * .pi / max(response, 1e-4)
        decay = max(dampingRatio, 0) * angularFrequency
    }

    /// A spring of the given physical properties. Unless `allowOverDamping`, damping beyond the critical one is cut.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, 1e-9)
        self.mass = mass
        angularFrequency = (max(stiffness, 1e-9) / mass).squareRoot()
        decay = max(damping, 0) / (2 * mass)
        if !allowOverDamping { decay = min(decay, angularFrequency) }
    }

    /// A spring that is within `epsilon` of its target after `settlingDuration` seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The settling time of a spring shrinks as its frequency grows, all else being equal.
        let unit = Spring(response: 2 * .pi, dampingRatio: max(dampingRatio, 1e-3))
        let time = unit.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
        let frequency = time / max(settlingDuration, 1e-4)
        angularFrequency = frequency
        decay = max(dampingRatio, 1e-3) * frequency
    }

    /// The perceptual duration, in seconds.
    public var duration: TimeInterval { response }

    /// How much the spring bounces: below 0 overdamped, 0 not at all, 1 for ever.
    public var bounce: Double {
        dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }

    /// The period without damping, in seconds.
    public var response: Double { 2 * .pi / angularFrequency }

    /// The damping as a fraction of the critical damping.
    public var dampingRatio: Double { decay / angularFrequency }

    /// The force per distance.
    public var stiffness: Double { angularFrequency * angularFrequency * mass }

    /// The force per speed.
    public var damping: Double { 2 * decay * mass }

    /// The time after which the spring, let go at distance 1, stays within 0.001 of its target.
    public var settlingDuration: TimeInterval {
        settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
    }

    static func dampingRatio(bounce: Double) -> Double {
        let bounce = min(max(bounce, -0.9999), 1)
        return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    }
}

extension Spring {
    /// A spring that does not bounce.
    public static var smooth: Spring { smooth() }

    /// A spring that does not bounce, beyond `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that bounces a little.
    public static var snappy: Spring { snappy() }

    /// A spring that bounces a little, and by `extraBounce` more.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that bounces clearly.
    public static var bouncy: Spring { bouncy() }

    /// A spring that bounces clearly, and by `extraBounce` more.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
