import Foundation

extension Spring {
    /// What a displacement and a velocity at the start contribute to both after some time.
    ///
    /// The motion is linear in its start, so these four numbers move a vector of any type.
    struct Response {
        var position: (fromDisplacement: Double, fromVelocity: Double)
        var velocity: (fromDisplacement: Double, fromVelocity: Double)
    }

    /// The closed solution of x″ = −ω²x − 2λx′.
    func response(after time: Double) -> Response {
        let (w, l) = (angularFrequency, decay)
        let t = max(time, 0)
        let difference = w * w - l * l
        let e = exp(-l * t)
        // c and s stand for cos and sin(μt)/μ, for cosh and sinh(μt)/μ, or for their common limit 1 and t.
        let c: Double
        let s: Double
        if abs(difference) * t * t < 1e-10 {
            (c, s) = (e, e * t)
        } else if difference > 0 {
            let m = difference.squareRoot()
            (c, s) = (e * cos(m * t), e * sin(m * t) / m)
        } else {
            let m = (-difference).squareRoot()
            // The exponents are joined before they are raised, or large ones would overflow.
            let (fast, slow) = (exp((-l - m) * t), exp((m - l) * t))
            (c, s) = ((slow + fast) / 2, (slow - fast) / (2 * m))
        }
        return Response(position: (c + l * s, s), velocity: (-w * w * s, c - l * s))
    }

    /// The position after `time`, having started at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(after: time).position
        return target - target.scaled(by: response.fromDisplacement)
            + initialVelocity.scaled(by: response.fromVelocity)
    }

    /// The velocity after `time`, having started at zero.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = response(after: time).velocity
        return initialVelocity.scaled(by: response.fromVelocity) - target.scaled(by: response.fromDisplacement)
    }

    /// Moves a value and its velocity on by `deltaTime`.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let response = response(after: deltaTime)
        let (displacement, speed) = (value - target, velocity)
        value =
            target + displacement.scaled(by: response.position.fromDisplacement)
            + speed.scaled(by: response.position.fromVelocity)
        velocity =
            displacement.scaled(by: response.velocity.fromDisplacement)
            + speed.scaled(by: response.velocity.fromVelocity)
    }

    /// The force on the mass at `position`.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the spring, having started at zero, stays within `epsilon` of `target`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let displacement = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        let epsilon = max(epsilon, 1e-12)
        guard displacement > epsilon || speed > 0 else { return 0 }
        guard decay > 0 else { return .infinity }
        let (w, l) = (angularFrequency, decay)
        // An envelope that no component leaves and that only falls, whose crossing of epsilon is found by halving.
        func envelope(_ t: Double) -> Double {
            if l < w {
                let m = (w * w - l * l).squareRoot()
                let amplitude = (displacement * displacement + pow((l * displacement + speed) / m, 2)).squareRoot()
                let near = displacement + (l * displacement + speed) * t
                return exp(-l * t) * min(amplitude, near)
            }
            let response = response(after: t).position
            return displacement * response.fromDisplacement + speed * abs(response.fromVelocity)
        }
        // What the starting velocity adds rises first, up to its crest.
        let m = (l * l - w * w).squareRoot()
        let crest = l > w && m > 1e-6 * l ? atanh(m / l) / m : 1 / l
        var low = 0.0
        var high = crest
        while envelope(high) > epsilon, high < 1e6 {
            low = high
            high *= 2
        }
        for _ in 0..<60 where high - low > 1e-9 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}

extension Spring {
    /// The value after `time` on the way between two values.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let start = fromValue.animatableData
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity after `time` on the way between two values.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a mass at `fromValue`.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The time after which the motion between two values stays within `epsilon` of its end.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
