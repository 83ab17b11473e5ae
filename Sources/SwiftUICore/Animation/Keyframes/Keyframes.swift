import Foundation

/// The tracks along which the parts of a value move.
public protocol Keyframes<Value> {
    /// What moves along the tracks.
    associatedtype Value
    /// The tracks that these are made of.
    associatedtype Body: Keyframes

    /// The tracks that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }

    func _tracks() -> [_KeyframeTrack<Value>]
}

extension Keyframes where Body.Value == Value {
    public func _tracks() -> [_KeyframeTrack<Value>] { body._tracks() }
}

extension Keyframes where Body == Self {
    /// Itself: it is made of no others.
    public var body: Self { self }
}

/// One track, in a form that public requirements can name.
public struct _KeyframeTrack<Root> {
    let duration: TimeInterval
    /// Sets the part of a value that moves along the track, `time` seconds after the start, which was at `start`.
    let update: (_ value: inout Root, _ start: Root, _ time: TimeInterval) -> Void
}

/// The keyframes that one part of a value moves through.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public typealias Body = KeyframeTrack<Root, Value, Content>

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Keyframes of a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _tracks() -> [_KeyframeTrack<Root>] {
        let path = KeyframePath<Value>(content._frames())
        let keyPath = keyPath
        return [
            _KeyframeTrack(duration: path.duration) { value, start, time in
                var part = start[keyPath: keyPath]
                part.animatableData = path.value(from: part.animatableData, at: time)
                value[keyPath: keyPath] = part
            }
        ]
    }
}

/// Tracks beside each other.
public struct _KeyframesList<Value>: Keyframes {
    public typealias Body = _KeyframesList<Value>

    let tracks: [_KeyframeTrack<Value>]

    public func _tracks() -> [_KeyframeTrack<Value>] { tracks }
}

/// Collects the tracks of an animation, or the keyframes of its only one.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Takes what a line of the closure gives.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframesList<Value> where K.Value == Value {
        _KeyframesList(tracks: expression._tracks())
    }

    /// Takes what a line of the closure gives.
    public static func buildExpression<K: KeyframeTrackContent>(
        _ expression: K
    ) -> _KeyframeList<Value> where K.Value == Value, Value: Animatable {
        _KeyframeList(frames: expression._frames())
    }

    /// The first tracks.
    public static func buildPartialBlock(first: _KeyframesList<Value>) -> _KeyframesList<Value> { first }

    /// The tracks so far, and those of the next line.
    public static func buildPartialBlock(
        accumulated: _KeyframesList<Value>, next: _KeyframesList<Value>
    ) -> _KeyframesList<Value> {
        _KeyframesList(tracks: accumulated.tracks + next.tracks)
    }

    /// The first tracks.
    public static func buildPartialBlock(first: _KeyframeList<Value>) -> _KeyframeList<Value> where Value: Animatable {
        first
    }

    /// The tracks so far, and those of the next line.
    public static func buildPartialBlock(
        accumulated: _KeyframeList<Value>, next: _KeyframeList<Value>
    ) -> _KeyframeList<Value> where Value: Animatable {
        _KeyframeList(frames: accumulated.frames + next.frames)
    }

    /// What the closure as a whole gives.
    public static func buildFinalResult(_ component: _KeyframesList<Value>) -> _KeyframesList<Value> { component }

    /// What the closure as a whole gives.
    public static func buildFinalResult(
        _ component: _KeyframeList<Value>
    ) -> _KeyframesList<Value> where Value: Animatable {
        _KeyframesList(tracks: KeyframeTrack { component }._tracks())
    }
}

/// The way through a track's keyframes.
struct KeyframePath<Value: Animatable> {
    private let frames: [_Keyframe<Value>]
    let duration: TimeInterval

    init(_ frames: [_Keyframe<Value>]) {
        self.frames = frames
        duration = frames.reduce(0) { $0 + max(0, $1.duration) }
    }

    /// The data `time` seconds after the start.
    func value(from start: Value.AnimatableData, at time: TimeInterval) -> Value.AnimatableData {
        var origin = start
        var velocity = Value.AnimatableData.zero
        var rest = max(0, time)
        for (index, frame) in frames.enumerated() {
            let part = segment(index, from: origin, velocity)
            if rest < frame.duration { return part(rest).value }
            rest -= max(0, frame.duration)
            let end = part(frame.duration)
            // A spring that is cut short goes on from where it has come.
            if case .spring = frame.kind { origin = end.value } else { origin = frame.target }
            velocity = end.velocity
        }
        return origin
    }

    /// Value and velocity along one keyframe.
    private func segment(
        _ index: Int, from origin: Value.AnimatableData, _ velocity: Value.AnimatableData
    ) -> (TimeInterval) -> (value: Value.AnimatableData, velocity: Value.AnimatableData) {
        let frame = frames[index]
        let way = frame.target - origin
        switch frame.kind {
        case .move: return { _ in (frame.target, .zero) }
        case .linear(let curve):
            return { time in
                let progress = frame.duration > 0 ? time / frame.duration : 1
                let pace = frame.duration > 0 ? curve.velocity(at: progress) / frame.duration : 0
                return (origin + way.scaled(by: curve.value(at: progress)), way.scaled(by: pace))
            }
        case .spring(let spring, let start):
            let first = start ?? velocity
            return { time in
                (
                    origin + spring.value(target: way, initialVelocity: first, time: time),
                    spring.velocity(target: way, initialVelocity: first, time: time)
                )
            }
        case .cubic(let start, let end):
            let first = start ?? velocity
            let last = end ?? endVelocity(index, from: origin)
            return { time in Self.hermite(origin, frame.target, first, last, time, frame.duration) }
        }
    }

    /// Where another cubic keyframe follows: the mean velocity over both, so that the curve is smooth.
    private func endVelocity(_ index: Int, from origin: Value.AnimatableData) -> Value.AnimatableData {
        guard frames.indices.contains(index + 1), case .cubic(let next, _) = frames[index + 1].kind else {
            return .zero
        }
        if let next { return next }
        let both = frames[index].duration + frames[index + 1].duration
        return both > 0 ? (frames[index + 1].target - origin).scaled(by: 1 / both) : .zero
    }

    /// The cubic curve between two values with two velocities.
    private static func hermite(
        _ a: Value.AnimatableData, _ b: Value.AnimatableData, _ va: Value.AnimatableData, _ vb: Value.AnimatableData,
        _ time: TimeInterval, _ duration: TimeInterval
    ) -> (value: Value.AnimatableData, velocity: Value.AnimatableData) {
        guard duration > 0 else { return (b, vb) }
        let t = time / duration
        let (t2, t3) = (t * t, t * t * t)
        let value =
            a.scaled(by: 2 * t3 - 3 * t2 + 1) + va.scaled(by: (t3 - 2 * t2 + t) * duration)
            + b.scaled(by: 3 * t2 - 2 * t3) + vb.scaled(by: (t3 - t2) * duration)
        let velocity =
            (b - a).scaled(by: (6 * t - 6 * t2) / duration) + va.scaled(by: 3 * t2 - 4 * t + 1)
            + vb.scaled(by: 3 * t2 - 2 * t)
        return (value, velocity)
    }
}

/// The values of an animation over time.
public struct KeyframeTimeline<Value> {
    private let start: Value
    private let tracks: [_KeyframeTrack<Value>]

    /// The tracks of `content`, from a value on.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        start = initialValue
        tracks = content()._tracks()
    }

    /// The length of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value `time` seconds after the start.
    public func value(time: Double) -> Value {
        var value = start
        for track in tracks { track.update(&value, start, time) }
        return value
    }

    /// The value at a part of the duration.
    public func value(progress: Double) -> Value { value(time: duration * progress) }
}
