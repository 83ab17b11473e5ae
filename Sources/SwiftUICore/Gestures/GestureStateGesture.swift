/// A gesture that keeps a `GestureState` up to date while it lasts, and puts it back when it has ended.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture that is followed.
    public var base: Base
    /// The state that is updated while it lasts.
    public var state: GestureState<State>
    let update: (Base.Value, inout State, inout Transaction) -> Void

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        _GestureHandle(GestureStateRecognizer(gesture))
    }
}

private final class GestureStateRecognizer<Base: Gesture, State>: Recognizer<Base.Value> {
    private var gesture: GestureStateGesture<Base, State>
    private let inner: Recognizer<Base.Value>
    private var hasUpdated = false

    init(_ gesture: GestureStateGesture<Base, State>) {
        self.gesture = gesture
        inner = gesture.base.makeRecognizer()
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? GestureStateGesture<Base, State> else { return }
        self.gesture = gesture
        inner.update(with: gesture.base)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Base.Value> {
        let phase = inner.handle(event)
        switch phase {
        case .pending(let value), .active(let value):
            hasUpdated = true
            gesture.state.update { [gesture] in gesture.update(value, &$0, &$1) }
        case .ended, .failed: putBack()
        case .possible: break
        }
        return phase
    }

    private func putBack() {
        guard hasUpdated else { return }
        hasUpdated = false
        gesture.state.reset()
    }

    override var awaitsMore: Bool { inner.awaitsMore }

    override func reset() {
        inner.reset()
        putBack()
    }
}

extension Gesture {
    /// Lets `body` change `state` whenever the gesture's value changes; it goes back when the gesture has ended.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
