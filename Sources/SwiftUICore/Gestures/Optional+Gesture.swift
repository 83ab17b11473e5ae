/// A gesture that may be missing; then it never succeeds.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Wrapped.Value> {
        _GestureHandle(OptionalRecognizer(gesture))
    }
}

private final class OptionalRecognizer<G: Gesture>: Recognizer<G.Value> {
    private var inner: Recognizer<G.Value>?

    init(_ gesture: G?) {
        inner = gesture?.makeRecognizer()
        super.init()
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? G? else { return }
        if let gesture, let inner {
            inner.update(with: gesture)
        } else {
            inner?.reset()
            inner = gesture?.makeRecognizer()
        }
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<G.Value> { inner?.handle(event) ?? .failed }
    override var awaitsMore: Bool { inner?.awaitsMore ?? false }
    override func reset() { inner?.reset() }
}
