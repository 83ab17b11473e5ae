/// Two gestures at the same time; the first to end ends it only when the other one has ended or failed too.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// The values of both; nil for one that is not under way.
    public struct Value {
        /// The value of the first gesture; nil while it has not begun.
        public var first: First.Value?
        /// The value of the second gesture; nil while it has not begun.
        public var second: Second.Value?
    }

    /// The first of the two gestures.
    public var first: First
    /// The second of the two gestures.
    public var second: Second

    /// Creates a gesture of two that are recognized at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        _GestureHandle(SimultaneousRecognizer(gesture))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<A: Gesture, B: Gesture>: Recognizer<SimultaneousGesture<A, B>.Value> {
    private let first: Recognizer<A.Value>
    private let second: Recognizer<B.Value>
    private var firstPhase = GesturePhase<A.Value>.possible
    private var secondPhase = GesturePhase<B.Value>.possible

    init(_ gesture: SimultaneousGesture<A, B>) {
        first = gesture.first.makeRecognizer()
        second = gesture.second.makeRecognizer()
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? SimultaneousGesture<A, B> else { return }
        first.update(with: gesture.first)
        second.update(with: gesture.second)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<SimultaneousGesture<A, B>.Value> {
        if event.kind == .began, !awaitsMore {
            firstPhase = .possible
            secondPhase = .possible
        }
        if !firstPhase.isOver { firstPhase = first.handle(event) }
        if !secondPhase.isOver { secondPhase = second.handle(event) }
        let value = SimultaneousGesture<A, B>.Value(first: firstPhase.value, second: secondPhase.value)
        switch (firstPhase, secondPhase) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
        case (.pending, _), (_, .pending): return .pending(value)
        default: return .possible
        }
    }

    override var awaitsMore: Bool { first.awaitsMore || second.awaitsMore }

    override func reset() {
        first.reset()
        second.reset()
        firstPhase = .possible
        secondPhase = .possible
    }
}

extension GesturePhase {
    /// True when nothing more comes.
    package var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .pending, .active: false
        }
    }
}

extension Gesture {
    /// This gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
