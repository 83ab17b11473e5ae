/// One of two gestures; the first one is preferred.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The value of the gesture that has been recognised.
    public enum Value {
        /// The first gesture goes on, with its value.
        case first(First.Value)
        /// The second gesture goes on, with its value.
        case second(Second.Value)
    }

    /// The first of the two gestures.
    public var first: First
    /// The second of the two gestures.
    public var second: Second

    /// Creates a gesture of two, of which the first has precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        _GestureHandle(ExclusiveRecognizer(gesture))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<A: Gesture, B: Gesture>: Recognizer<ExclusiveGesture<A, B>.Value> {
    private let first: Recognizer<A.Value>
    private let second: Recognizer<B.Value>
    private var winner: Winner?
    private var firstFailed = false
    /// What the second gesture gets when the first one has failed after the pointer went up.
    private var held: [GestureEvent] = []
    private var secondFailed = false

    private enum Winner {
        case first, second
    }

    init(_ gesture: ExclusiveGesture<A, B>) {
        first = gesture.first.makeRecognizer()
        second = gesture.second.makeRecognizer()
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? ExclusiveGesture<A, B> else { return }
        first.update(with: gesture.first)
        second.update(with: gesture.second)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<ExclusiveGesture<A, B>.Value> {
        switch winner {
        case .first: return finish(first.handle(event).map { .first($0) })
        case .second: return finish(second.handle(event).map { .second($0) })
        case nil: break
        }
        if !firstFailed {
            let phase = first.handle(event)
            switch phase {
            case .active, .ended:
                second.reset()
                winner = .first
                return finish(phase.map { .first($0) })
            case .failed: firstFailed = true
            case .possible, .pending: break
            }
        }
        held.append(event)
        if !firstFailed, first.awaitsMore { return .possible }
        var phase = GesturePhase<B.Value>.possible
        let events = held
        held = []
        for event in events where !secondFailed {
            phase = second.handle(event)
            switch phase {
            case .active, .ended:
                first.reset()
                winner = .second
            case .failed: secondFailed = true
            case .possible, .pending: break
            }
        }
        if secondFailed { return firstFailed ? finish(.failed) : .possible }
        return finish(phase.map { .second($0) })
    }

    private func finish(
        _ phase: GesturePhase<ExclusiveGesture<A, B>.Value>
    ) -> GesturePhase<ExclusiveGesture<A, B>.Value> {
        if phase.isOver { clear() }
        return phase
    }

    private func clear() {
        winner = nil
        firstFailed = false
        secondFailed = false
        held = []
    }

    override var awaitsMore: Bool { first.awaitsMore || second.awaitsMore }

    override func reset() {
        first.reset()
        second.reset()
        clear()
    }
}

extension Gesture {
    /// This gesture, or another one if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
