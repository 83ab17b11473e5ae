import Foundation

/// A value on its way to its target, by one or more animations.
///
/// A new target merges with the newest animation where that one's successor wants it (springs do, and keep their
/// velocity); otherwise its way is added on top of those that still run. Times are of one clock, in seconds.
package struct AnimatedVector<Value: VectorArithmetic> {
    private struct Layer {
        var animation: Animation
        var way: Value
        var startTime: TimeInterval
        var context = AnimationContext<Value>()

        var isEndless: Bool {
            (animation.base as? any TimedAnimation)?.length(of: way) == .infinity
        }
    }

    private var layers: [Layer] = []

    /// Where the ways of all running layers begin.
    private var origin: Value

    /// Where the value is heading.
    package private(set) var target: Value

    /// A value at rest.
    package init(_ value: Value) {
        origin = value
        target = value
    }

    /// A value that starts on its way at `time`.
    package init(from: Value, to: Value, animation: Animation, at time: TimeInterval) {
        self.init(from)
        retarget(to: to, animation: animation, at: time)
    }

    /// True while the value moves, or may still move.
    package var isAnimating: Bool { !layers.isEmpty }

    /// True when each running animation calls itself complete, even if it still moves a little.
    package var isLogicallyComplete: Bool {
        layers.allSatisfy { $0.context.isLogicallyComplete }
    }

    /// Heads for another target; without an animation it is there at once. The same target changes nothing.
    package mutating func retarget(to newTarget: Value, animation: Animation?, at time: TimeInterval) {
        guard newTarget != target else { return }
        guard let animation else {
            self = AnimatedVector(newTarget)
            return
        }
        let current = value(at: time)
        let way = newTarget - target
        target = newTarget
        if var last = layers.last {
            let merges = animation.shouldMerge(
                previous: last.animation, value: last.way, time: time - last.startTime, context: &last.context)
            if merges {
                last.animation = animation
                last.way += way
                layers[layers.count - 1] = last
                return
            }
        }
        // Added to one that never ends, the new way would never come to rest.
        if layers.contains(where: \.isEndless) {
            origin = current
            layers = [Layer(animation: animation, way: newTarget - current, startTime: time)]
        } else {
            layers.append(Layer(animation: animation, way: way, startTime: time))
        }
    }

    /// The value at `time`; ends the animations that have run out by then.
    package mutating func value(at time: TimeInterval) -> Value {
        var sum = Value.zero
        var index = 0
        while index < layers.count {
            let elapsed = max(time - layers[index].startTime, 0)
            let way = layers[index].way
            if let part = layers[index].animation.animate(
                value: way, time: elapsed, context: &layers[index].context)
            {
                sum += part
                index += 1
            } else {
                origin += way
                layers.remove(at: index)
            }
        }
        // The exact target, whatever rounding the sum of many ways has gathered.
        guard !layers.isEmpty else {
            origin = target
            return target
        }
        return origin + sum
    }

    /// Moves the whole way, as where the coordinates themselves have moved.
    package mutating func shift(by distance: Value) {
        origin += distance
        target += distance
    }

    /// The velocity at `time`, in values per second.
    package func velocity(at time: TimeInterval) -> Value {
        layers.reduce(into: .zero) { sum, layer in
            let elapsed = max(time - layer.startTime, 0)
            sum += layer.animation.velocity(value: layer.way, time: elapsed, context: layer.context) ?? .zero
        }
    }
}

extension Animation {
    /// The value `elapsed` seconds after the start of the way between two values, and whether it has arrived.
    package func evaluate<V: Animatable>(
        elapsed: TimeInterval, from: V, to: V
    ) -> (value: V, isFinished: Bool) {
        var vector = AnimatedVector(from: from.animatableData, to: to.animatableData, animation: self, at: 0)
        var result = to
        let data = vector.value(at: elapsed)
        guard vector.isAnimating else { return (to, true) }
        result.animatableData = data
        return (result, false)
    }
}
