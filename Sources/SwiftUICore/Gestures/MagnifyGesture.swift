import Foundation

/// Two fingers that move apart or together, on a screen or a touchpad.
public struct MagnifyGesture {
    public typealias Body = Never

    /// What the gesture tells of itself.
    public struct Value: Equatable, Sendable {
        /// When the fingers were there.
        public var time: Date
        /// How far the fingers are apart, as a multiple of how far they were at the start.
        public var magnification: CGFloat
        /// How fast that changes, per second.
        public var velocity: CGFloat
        /// Where in the view the gesture has begun, in fractions of its size.
        public var startAnchor: UnitPoint
        /// Where the gesture has begun, in points of the view.
        public var startLocation: CGPoint
    }

    /// How far the magnification has to change before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins with that much of a change.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

extension MagnifyGesture: Gesture {
    public static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureHandle<Value> {
        let recognizer = PinchRecognizer(threshold: gesture.minimumScaleDelta, part: { $0.scale }, rest: 1)
        return _GestureHandle(
            MappedRecognizer(recognizer, of: MagnifyGesture.self) { pinch in
                Value(
                    time: pinch.time, magnification: pinch.value, velocity: pinch.velocity, startAnchor: pinch.anchor,
                    startLocation: pinch.location)
            } update: { recognizer, new in
                (recognizer as? PinchRecognizer)?.threshold = new.minimumScaleDelta
            })
    }
}

/// Two fingers that move apart or together: the older name of ``MagnifyGesture``, whose value is the magnification alone.
public struct MagnificationGesture {
    /// What the gesture tells of itself.
    public typealias Value = CGFloat
    public typealias Body = Never

    /// How far the magnification has to change before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture that begins with that much of a change.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

extension MagnificationGesture: Gesture {
    public static func _makeRecognizer(_ gesture: MagnificationGesture) -> _GestureHandle<CGFloat> {
        let recognizer = PinchRecognizer(threshold: gesture.minimumScaleDelta, part: { $0.scale }, rest: 1)
        return _GestureHandle(
            MappedRecognizer(recognizer, of: MagnificationGesture.self, transform: \.value) { recognizer, new in
                (recognizer as? PinchRecognizer)?.threshold = new.minimumScaleDelta
            })
    }
}
