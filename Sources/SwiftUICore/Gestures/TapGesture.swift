import Foundation

/// One or more clicks or taps.
public struct TapGesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many clicks or taps.
    public var count: Int

    /// Creates a gesture of a number of taps, by default one.
    public init(count: Int = 1) {
        self.count = count
    }
}

extension TapGesture: Gesture {
    public static func _makeRecognizer(_ gesture: TapGesture) -> _GestureHandle<Void> {
        let recognizer = TapRecognizer(count: gesture.count)
        return _GestureHandle(
            MappedRecognizer(recognizer, of: TapGesture.self) { _ in
            } update: { tap, new in
                (tap as? TapRecognizer)?.count = new.count
            })
    }
}

/// A click or tap that tells where it was.
public struct SpatialTapGesture {
    public typealias Body = Never

    /// Where the click or tap was.
    public struct Value: Equatable, Sendable {
        /// In points, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// How many clicks or taps.
    public var count: Int
    /// The coordinates of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of a number of taps, by default one.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension SpatialTapGesture: Gesture {
    public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureHandle<Value> {
        let recognizer = TapRecognizer(count: gesture.count, space: gesture.coordinateSpace)
        return _GestureHandle(
            MappedRecognizer(recognizer, of: SpatialTapGesture.self) {
                Value(location: $0)
            } update: { tap, new in
                (tap as? TapRecognizer)?.count = new.count
                (tap as? TapRecognizer)?.space = new.coordinateSpace
            })
    }
}

/// Recognises a number of presses in about the same place, each released soon enough after the one before.
final class TapRecognizer: Recognizer<CGPoint> {
    var count: Int
    var space: CoordinateSpace
    private var taps = 0
    private var start: CGPoint?
    private var deadline: TimeInterval?

    /// How far the pointer may move in a click, in points, and how long it may take until the next one, in seconds.
    private static let slop: CGFloat = 12
    private static let interval: TimeInterval = 0.35

    init(count: Int, space: CoordinateSpace = .local) {
        self.count = max(1, count)
        self.space = space
    }

    override var awaitsMore: Bool { taps > 0 }

    override func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
        switch event.kind {
        case .began:
            if let deadline, event.time > deadline { return fail() }
            deadline = nil
            start = event.location
            return .possible
        case .moved:
            guard let start else { return .failed }
            return hypot(event.location.x - start.x, event.location.y - start.y) > Self.slop ? fail() : .possible
        case .ended:
            guard start != nil, event.isOverNode else { return fail() }
            start = nil
            taps += 1
            if taps >= count {
                taps = 0
                return .ended(event.location(in: space))
            }
            deadline = event.time + Self.interval
            event.wakeUp(Self.interval)
            return .possible
        case .tick:
            guard let deadline else { return .possible }
            return event.time >= deadline ? fail() : .possible
        case .cancelled, .pinched, .pinchEnded: return fail()
        }
    }

    private func fail() -> GesturePhase<CGPoint> {
        reset()
        return .failed
    }

    override func reset() {
        taps = 0
        start = nil
        deadline = nil
    }
}
