import Foundation

/// What the platform tells of two fingers.
package struct Pinch: Equatable, Sendable {
    /// How far they are apart, as a multiple of how far they were at the start.
    package var scale: CGFloat
    /// How far they have turned, in radians, clockwise.
    package var angle: CGFloat

    package init(scale: CGFloat, angle: CGFloat) {
        self.scale = scale
        self.angle = angle
    }
}

/// One part of what two fingers do, with where and how fast.
struct PinchValue {
    var time: Date
    var value: CGFloat
    var velocity: CGFloat
    var anchor: UnitPoint
    var location: CGPoint
}

/// Follows one part of what two fingers do.
final class PinchRecognizer: Recognizer<PinchValue> {
    /// How much of a change the gesture begins with.
    var threshold: CGFloat
    private let part: (Pinch) -> CGFloat
    /// The part's value at the start.
    private let rest: CGFloat
    private var start: (anchor: UnitPoint, location: CGPoint)?
    private var last: (value: CGFloat, time: TimeInterval)?
    /// What was told last: letting go changes nothing about it.
    private var told: PinchValue?
    private var velocity: CGFloat = 0

    init(threshold: CGFloat, part: @escaping (Pinch) -> CGFloat, rest: CGFloat) {
        self.threshold = threshold
        self.part = part
        self.rest = rest
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<PinchValue> {
        switch event.kind {
        case .pinched(let pinch): return moved(part(pinch), event)
        case .pinchEnded:
            guard let told else { return fail() }
            reset()
            return .ended(told)
        // One finger is no pinch, but a second one may come.
        case .began, .moved, .tick: return .possible
        case .ended, .cancelled: return told == nil ? fail() : .possible
        }
    }

    private func moved(_ new: CGFloat, _ event: GestureEvent) -> GesturePhase<PinchValue> {
        if start == nil {
            let location = event.location(in: .local)
            let size = event.node.committedFrame.size
            let anchor = UnitPoint(
                x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5)
            start = (anchor, location)
        }
        if let last, event.time > last.time { velocity = (new - last.value) / CGFloat(event.time - last.time) }
        last = (new, event.time)
        if told == nil, abs(new - rest) < threshold { return .possible }
        let value = value(new)
        told = value
        return .active(value)
    }

    private func value(_ value: CGFloat) -> PinchValue {
        PinchValue(
            time: .now, value: value, velocity: velocity, anchor: start?.anchor ?? .center,
            location: start?.location ?? .zero)
    }

    private func fail() -> GesturePhase<PinchValue> {
        reset()
        return .failed
    }

    override func reset() {
        start = nil
        last = nil
        velocity = 0
        told = nil
    }
}
