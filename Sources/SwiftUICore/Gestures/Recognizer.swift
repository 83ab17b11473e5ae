import Foundation

/// Follows the pointer for one gesture of one view, from the press until the gesture has ended or failed.
@MainActor
package class Recognizer<Value> {
    init() {}

    /// Takes over the latest value of the gesture, with its closures.
    package func update(with gesture: Any) {}

    /// Takes the next event and says how far the gesture has come.
    package func handle(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

    /// True while the gesture is not over though the pointer is up: a double click after its first click.
    package var awaitsMore: Bool { false }

    /// Forgets what has happened, for the next gesture or because another one has won.
    package func reset() {}
}

/// How far a gesture has come.
package enum GesturePhase<Value> {
    /// Nothing speaks against it yet.
    case possible
    /// Under way, but not so clearly that other gestures would have to end: a press that is not long yet.
    case pending(Value)
    /// Recognised and under way.
    case active(Value)
    case ended(Value)
    case failed

    package func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
        switch self {
        case .possible: .possible
        case .pending(let value): .pending(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    package var value: Value? {
        switch self {
        case .pending(let value), .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }
}

/// Something that has happened to the pointer, as one view sees it.
@MainActor
package struct GestureEvent {
    package enum Kind: Equatable, Sendable {
        case began, moved, ended, cancelled
        /// Time has passed, as a recogniser has asked for.
        case tick
        /// Two fingers have moved, and have let go.
        case pinched(Pinch)
        case pinchEnded
    }

    package var kind: Kind
    /// In the coordinates of the surface.
    package var location: CGPoint
    /// Seconds of the engine's clock.
    package var time: TimeInterval
    /// The view with the gesture.
    package unowned var node: RenderNode
    /// Asks for a tick after so many seconds.
    package var wakeUp: (TimeInterval) -> Void

    /// Whether the pointer is over the view: in its frame, or on what it shows outside of it.
    package var isOverNode: Bool {
        node.contains(surfacePoint: location) || node.surface?.hits(at: location).contains { $0 === node } == true
    }

    package func location(in space: CoordinateSpace) -> CGPoint { node.convert(location, to: space) }
}
