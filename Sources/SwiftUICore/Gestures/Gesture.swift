/// A way of touching, clicking or dragging that a view can answer.
///
/// A gesture of your own composes others in ``body``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells of itself.
    associatedtype Value
    /// The type of the gesture that this one is made of.
    associatedtype Body: Gesture

    /// The gestures that this one is made of.
    @MainActor @preconcurrency
    var body: Body { get }

    static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value>
}

extension Gesture {
    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Body.Value> {
        _GestureHandle(CompositeRecognizer(gesture))
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body.
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture: its body is never run.")
    }
}

/// What recognises a gesture, in a form that public requirements can name.
public struct _GestureHandle<Value> {
    package let recognizer: Recognizer<Value>

    package init(_ recognizer: Recognizer<Value>) {
        self.recognizer = recognizer
    }
}

extension Gesture {
    package func makeRecognizer() -> Recognizer<Value> { Self._makeRecognizer(self).recognizer }
}

/// A gesture that is made of others.
private final class CompositeRecognizer<G: Gesture>: Recognizer<G.Body.Value> {
    private let inner: Recognizer<G.Body.Value>

    init(_ gesture: G) {
        inner = gesture.body.makeRecognizer()
        super.init()
    }

    override func update(with gesture: Any) {
        if let gesture = gesture as? G { inner.update(with: gesture.body) }
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<G.Body.Value> { inner.handle(event) }
    override var awaitsMore: Bool { inner.awaitsMore }
    override func reset() { inner.reset() }
}
