/// A gesture of another one's recogniser, with its value changed.
final class MappedRecognizer<G, Inner, Value>: Recognizer<Value> {
    private let inner: Recognizer<Inner>
    private let transform: (Inner) -> Value
    private let takeOver: (Recognizer<Inner>, G) -> Void

    init(
        _ inner: Recognizer<Inner>, of type: G.Type, transform: @escaping (Inner) -> Value,
        update: @escaping (Recognizer<Inner>, G) -> Void
    ) {
        self.inner = inner
        self.transform = transform
        takeOver = update
    }

    override func update(with gesture: Any) {
        if let gesture = gesture as? G { takeOver(inner, gesture) }
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> { inner.handle(event).map(transform) }
    override var awaitsMore: Bool { inner.awaitsMore }
    override func reset() { inner.reset() }
}

/// A gesture with something to do when it ends.
public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        _GestureHandle(
            ActionRecognizer(gesture, gesture.content) {
                $0.content
            } ended: {
                $0.action($1)
            })
    }
}

/// A gesture with something to do when its value changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        var last: Value?
        let recognizer = ActionRecognizer(gesture, gesture.content) {
            $0.content
        } changed: { gesture, value in
            guard value != last else { return }
            last = value
            gesture.action(value)
        }
        recognizer.didReset = { last = nil }
        return _GestureHandle(recognizer)
    }
}

/// Calls a gesture's actions as its content goes on.
final class ActionRecognizer<G, Content: Gesture>: Recognizer<Content.Value> {
    private var gesture: G
    private let inner: Recognizer<Content.Value>
    private let content: (G) -> Content
    private let changed: (G, Content.Value) -> Void
    private let ended: (G, Content.Value) -> Void
    var didReset: () -> Void = {}

    init(
        _ gesture: G, _ first: Content, content: @escaping (G) -> Content,
        changed: @escaping (G, Content.Value) -> Void = { _, _ in },
        ended: @escaping (G, Content.Value) -> Void = { _, _ in }
    ) {
        self.gesture = gesture
        inner = first.makeRecognizer()
        self.content = content
        self.changed = changed
        self.ended = ended
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? G else { return }
        self.gesture = gesture
        inner.update(with: content(gesture))
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        let phase = inner.handle(event)
        if let value = phase.value { changed(gesture, value) }
        switch phase {
        case .ended(let value):
            ended(gesture, value)
            didReset()
        case .failed: didReset()
        case .possible, .pending, .active: break
        }
        return phase
    }

    override var awaitsMore: Bool { inner.awaitsMore }

    override func reset() {
        inner.reset()
        didReset()
    }
}

/// A gesture that tells something else of itself.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    public static func _makeRecognizer(_ gesture: Self) -> _GestureHandle<Value> {
        _GestureHandle(
            MappedRecognizer(gesture.content.makeRecognizer(), of: Self.self, transform: gesture.transform) {
                $0.update(with: $1.content)
            })
    }
}

extension Gesture {
    /// Calls `action` when the gesture has ended.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Calls `action` whenever the gesture's value changes.
    public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// The gesture, telling `body` of its value instead of the value itself.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}
