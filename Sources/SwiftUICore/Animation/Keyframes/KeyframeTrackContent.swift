import Foundation

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
    /// What moves along the track.
    associatedtype Value: Animatable = Self.Body.Value
    /// The keyframes that this one is made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that this one is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    func _frames() -> [_Keyframe<Value>]
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _frames() -> [_Keyframe<Value>] { body._frames() }
}

extension KeyframeTrackContent where Body == Self {
    /// Itself: it is made of no others.
    public var body: Self { self }
}

/// One keyframe, in a form that public requirements can name.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
    }

    let target: Value.AnimatableData
    let duration: TimeInterval
    let kind: Kind
}

/// Moves to a value along a straight way.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = LinearKeyframe<Value>

    private let frame: _Keyframe<Value>

    /// Moves to `to` in `duration` seconds, at a pace that `timingCurve` says.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        frame = _Keyframe(target: to.animatableData, duration: duration, kind: .linear(timingCurve))
    }

    public func _frames() -> [_Keyframe<Value>] { [frame] }
}

/// Moves to a value along a smooth curve, which goes on from the keyframe before and into the one after.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = CubicKeyframe<Value>

    private let frame: _Keyframe<Value>

    /// Moves to `to` in `duration` seconds. Velocities are in values per second; nil: as the neighbours have it.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        frame = _Keyframe(
            target: to.animatableData, duration: duration,
            kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    public func _frames() -> [_Keyframe<Value>] { [frame] }
}

/// Moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = SpringKeyframe<Value>

    private let frame: _Keyframe<Value>

    /// Moves towards `to`, for `duration` seconds; nil: until the spring has settled. The velocity is in values per
    /// second; nil: that of the keyframe before.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        frame = _Keyframe(
            target: to.animatableData, duration: duration ?? spring.settlingDuration,
            kind: .spring(spring, start: startVelocity?.animatableData))
    }

    public func _frames() -> [_Keyframe<Value>] { [frame] }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = MoveKeyframe<Value>

    private let frame: _Keyframe<Value>

    /// Jumps to `to`.
    public init(_ to: Value) {
        frame = _Keyframe(target: to.animatableData, duration: 0, kind: .move)
    }

    public func _frames() -> [_Keyframe<Value>] { [frame] }
}

/// Keyframes after each other.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeList<Value>

    let frames: [_Keyframe<Value>]

    public func _frames() -> [_Keyframe<Value>] { frames }
}

/// Collects the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes what a line of the closure gives.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// The first keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// The keyframes so far, and those of the next line.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeList<Value> where A.Value == Value, B.Value == Value {
        _KeyframeList(frames: accumulated._frames() + next._frames())
    }

    /// No keyframes.
    public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(frames: []) }

    /// The keyframes of a branch that may be missing.
    public static func buildOptional(_ component: (any KeyframeTrackContent<Value>)?) -> _KeyframeList<Value> {
        _KeyframeList(frames: component?._frames() ?? [])
    }

    /// The keyframes of a branch.
    public static func buildEither<K: KeyframeTrackContent>(
        first component: K
    ) -> _KeyframeList<Value> where K.Value == Value {
        _KeyframeList(frames: component._frames())
    }

    /// The keyframes of a branch.
    public static func buildEither<K: KeyframeTrackContent>(
        second component: K
    ) -> _KeyframeList<Value> where K.Value == Value {
        _KeyframeList(frames: component._frames())
    }

    /// The keyframes of a loop.
    public static func buildArray(_ components: [any KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
        _KeyframeList(frames: components.flatMap { $0._frames() })
    }
}
