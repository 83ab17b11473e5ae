import Foundation

/// Two fingers that turn, on a screen or a touchpad.
public struct RotateGesture {
    public typealias Body = Never

    /// What the gesture tells of itself.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// How far the fingers have turned.
        public var rotation: Angle
        /// How fast they turn, per second.
        public var velocity: Angle
        /// Where in the view the gesture has begun, in fractions of its size.
        public var startAnchor: UnitPoint
        /// Where the gesture has begun, in points of the view.
        public var startLocation: CGPoint
    }

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins with that much of a change.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: Gesture {
    public static func _makeRecognizer(_ gesture: RotateGesture) -> _GestureHandle<Value> {
        let recognizer = PinchRecognizer(
            threshold: gesture.minimumAngleDelta.radians, part: { $0.angle }, rest: 0)
        return _GestureHandle(
            MappedRecognizer(recognizer, of: RotateGesture.self) { pinch in
                Value(
                    time: pinch.time, rotation: .radians(pinch.value), velocity: .radians(pinch.velocity),
                    startAnchor: pinch.anchor, startLocation: pinch.location)
            } update: { recognizer, new in
                (recognizer as? PinchRecognizer)?.threshold = new.minimumAngleDelta.radians
            })
    }
}

/// Two fingers that turn: the older name of ``RotateGesture``, whose value is the angle alone.
public struct RotationGesture {
    /// What the gesture tells of itself.
    public typealias Value = Angle
    public typealias Body = Never

    /// How far the fingers have to turn before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture that begins with that much of a change.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture: Gesture {
    public static func _makeRecognizer(_ gesture: RotationGesture) -> _GestureHandle<Angle> {
        let recognizer = PinchRecognizer(
            threshold: gesture.minimumAngleDelta.radians, part: { $0.angle }, rest: 0)
        return _GestureHandle(
            MappedRecognizer(recognizer, of: RotationGesture.self) {
                .radians($0.value)
            } update: { recognizer, new in
                (recognizer as? PinchRecognizer)?.threshold = new.minimumAngleDelta.radians
            })
    }
}
