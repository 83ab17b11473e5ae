/// A gesture that begins when another one has ended: a drag after a long press.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far the sequence has come.
    public enum Value {
        /// The first gesture goes on, with its value.
        case first(First.Value)
        /// The first gesture has ended; the second one's value is nil until it has one.
        case second(First.Value, Second.Value?)
    }

    /// The first of the two gestures.
    public var first: First
    /// The second of the two gestures.
    public var second: Second

    /// Creates a gesture of two, of which the second begins when the first has ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        _GestureHandle(SequenceRecognizer(gesture))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<A: Gesture, B: Gesture>: Recognizer<SequenceGesture<A, B>.Value> {
    private let first: Recognizer<A.Value>
    private let second: Recognizer<B.Value>
    private var firstValue: A.Value?
    private var pointerIsDown = false

    init(_ gesture: SequenceGesture<A, B>) {
        first = gesture.first.makeRecognizer()
        second = gesture.second.makeRecognizer()
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? SequenceGesture<A, B> else { return }
        first.update(with: gesture.first)
        second.update(with: gesture.second)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<SequenceGesture<A, B>.Value> {
        switch event.kind {
        case .began: pointerIsDown = true
        case .ended, .cancelled: pointerIsDown = false
        case .moved, .tick, .pinched, .pinchEnded: break
        }
        if let firstValue { return continueSecond(firstValue, event) }
        let phase = first.handle(event)
        guard case .ended(let value) = phase else { return phase.map { .first($0) } }
        firstValue = value
        guard pointerIsDown else { return .active(.second(value, nil)) }
        // The second gesture begins under the finger that is still down.
        var start = event
        start.kind = .began
        return continueSecond(value, start)
    }

    private func continueSecond(
        _ firstValue: A.Value, _ event: GestureEvent
    ) -> GesturePhase<SequenceGesture<A, B>.Value> {
        let phase = second.handle(event)
        switch phase {
        case .possible: return .active(.second(firstValue, nil))
        case .pending(let value), .active(let value): return .active(.second(firstValue, value))
        case .ended(let value):
            reset()
            return .ended(.second(firstValue, value))
        case .failed:
            reset()
            return .failed
        }
    }

    override var awaitsMore: Bool { first.awaitsMore || firstValue != nil && !pointerIsDown }

    override func reset() {
        first.reset()
        second.reset()
        firstValue = nil
    }
}

extension Gesture {
    /// This gesture, and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
