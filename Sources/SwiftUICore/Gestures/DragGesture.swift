import Foundation

/// A movement with the button or the finger down.
public struct DragGesture {
    public typealias Body = Never

    /// How the drag stands.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where the pointer is, in points.
        public var location: CGPoint
        /// Where it was when the drag began.
        public var startLocation: CGPoint
        /// How fast it moves, in points per second.
        public var velocity: CGSize

        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest, slowing down from its present velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width * Self.rest, y: location.y + velocity.height * Self.rest)
        }

        /// How far it would come, slowing down from its present velocity.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.rest,
                height: translation.height + velocity.height * Self.rest)
        }

        /// Seconds at the present velocity that make up for the way until rest.
        private static let rest: CGFloat = 0.25
    }

    /// How far the pointer has to move until the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinates of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag that begins when the pointer has moved by a distance in points, by default 10. Places are
    /// told in a coordinate space, by default that of the view.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a drag that begins when the pointer has moved by a distance in points, by default 10. Places are
    /// told in a coordinate space, by default that of the view.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture {
    public static func _makeRecognizer(_ gesture: DragGesture) -> _GestureHandle<Value> {
        _GestureHandle(DragRecognizer(gesture))
    }
}

final class DragRecognizer: Recognizer<DragGesture.Value> {
    private var gesture: DragGesture
    private var start: (surface: CGPoint, inSpace: CGPoint)?
    private var isDragging = false
    private var trail: [(location: CGPoint, time: TimeInterval)] = []

    /// The velocity is that of the last tenth of a second.
    private static let window: TimeInterval = 0.1

    init(_ gesture: DragGesture) {
        self.gesture = gesture
    }

    override func update(with gesture: Any) {
        if let gesture = gesture as? DragGesture { self.gesture = gesture }
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
        let location = event.location(in: gesture.coordinateSpace)
        switch event.kind {
        case .began:
            start = (event.location, location)
            trail = [(location, event.time)]
            guard gesture.minimumDistance <= 0 else { return .possible }
            isDragging = true
            return .active(value(location, event))
        case .moved:
            guard let start else { return .failed }
            note(location, event.time)
            if !isDragging {
                let distance = hypot(event.location.x - start.surface.x, event.location.y - start.surface.y)
                guard distance >= gesture.minimumDistance else { return .possible }
                isDragging = true
            }
            return .active(value(location, event))
        case .ended:
            guard isDragging else { return fail() }
            note(location, event.time)
            let final = value(location, event)
            reset()
            return .ended(final)
        case .tick, .pinched, .pinchEnded: return .possible
        case .cancelled: return fail()
        }
    }

    private func note(_ location: CGPoint, _ time: TimeInterval) {
        trail.append((location, time))
        while trail.count > 2, time - trail[1].time > Self.window { trail.removeFirst() }
    }

    private func value(_ location: CGPoint, _ event: GestureEvent) -> DragGesture.Value {
        DragGesture.Value(
            time: .now, location: location, startLocation: start?.inSpace ?? location, velocity: velocity(event.time))
    }

    private func velocity(_ time: TimeInterval) -> CGSize {
        guard let first = trail.first, let last = trail.last, time > first.time, time - last.time < Self.window else {
            return .zero
        }
        let span = CGFloat(time - first.time)
        return CGSize(
            width: (last.location.x - first.location.x) / span, height: (last.location.y - first.location.y) / span)
    }

    private func fail() -> GesturePhase<DragGesture.Value> {
        reset()
        return .failed
    }

    override func reset() {
        start = nil
        isDragging = false
        trail = []
    }
}
