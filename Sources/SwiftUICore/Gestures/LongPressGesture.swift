import Foundation

/// A press that is held.
///
/// While the press lasts the value is true; the gesture ends when it has lasted long enough.
public struct LongPressGesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// How long the press has to last, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Creates a press that must last for a time in seconds, by default half a second, and may move by a distance
    /// in points, by default 10.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    public static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureHandle<Bool> {
        _GestureHandle(LongPressRecognizer(gesture))
    }
}

final class LongPressRecognizer: Recognizer<Bool> {
    private var gesture: LongPressGesture
    private var start: (location: CGPoint, time: TimeInterval)?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
    }

    override func update(with gesture: Any) {
        if let gesture = gesture as? LongPressGesture { self.gesture = gesture }
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
        switch event.kind {
        case .began:
            start = (event.location, event.time)
            event.wakeUp(gesture.minimumDuration)
            return .pending(true)
        case .moved:
            guard let start else { return .failed }
            let distance = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
            return distance > gesture.maximumDistance ? fail() : check(event)
        case .tick: return check(event)
        case .pinched, .pinchEnded: return fail()
        case .ended, .cancelled: return fail()
        }
    }

    private func check(_ event: GestureEvent) -> GesturePhase<Bool> {
        guard let start else { return .failed }
        // The timer may wake up a little early.
        guard event.time - start.time >= gesture.minimumDuration - 0.005 else { return .pending(true) }
        reset()
        return .ended(true)
    }

    private func fail() -> GesturePhase<Bool> {
        reset()
        return .failed
    }

    override func reset() { start = nil }
}
