import Foundation

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: ItemModifier {
    typealias Body = Never

    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask

    func makeWrapper(for node: ViewNode) -> GestureRenderNode<G> {
        GestureRenderNode(gesture, priority: priority, graph: node.graph)
    }

    func update(_ wrapper: GestureRenderNode<G>, for node: ViewNode) {
        wrapper.update(gesture, mask: node.environment.isEnabled ? mask : mask.subtracting(.gesture))
    }
}

package enum GesturePriority: Sendable {
    /// Before the gestures of the views inside.
    case high
    /// After the gestures of the views inside.
    case normal
    /// Whatever other gestures do.
    case simultaneous
}

/// Stands around a view that answers a gesture.
package final class GestureRenderNode<G: Gesture>: PointerRenderNode, GestureNode, ActivatableNode {
    private var gesture: G
    package let priority: GesturePriority
    package private(set) var mask = GestureMask.all
    private var recognizer: Recognizer<G.Value>?

    init(_ gesture: G, priority: GesturePriority, graph: Graph) {
        self.gesture = gesture
        self.priority = priority
        super.init(graph: graph)
    }

    func update(_ new: G, mask newMask: GestureMask) {
        gesture = new
        mask = newMask
        recognizer?.update(with: new)
    }

    package override var needs: PointerNeeds {
        gesture is any PinchingGesture ? [.press, .pinch] : .press
    }

    package func handle(_ event: GestureEvent) -> GestureProgress {
        let recognizer = recognizer ?? gesture.makeRecognizer()
        self.recognizer = recognizer
        return switch recognizer.handle(event) {
        case .possible, .pending: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    package var awaitsMore: Bool { recognizer?.awaitsMore ?? false }

    /// Clicks are asked for by assistive technologies too; one that drags or waits can't be asked for.
    package var canActivate: Bool { mask.contains(.gesture) && gesture is any ClickGesture }

    package func activate() {
        guard let click = gesture as? any ClickGesture else { return }
        let middle = CGPoint(x: committedFrame.width / 2, y: committedFrame.height / 2).applying(transform)
        let fresh = gesture.makeRecognizer()
        for _ in 0..<max(1, click.clickCount) {
            for kind in [GestureEvent.Kind.began, .ended] {
                let time = graph.backend.time
                _ = fresh.handle(GestureEvent(kind: kind, location: middle, time: time, node: self) { _ in })
            }
        }
    }
    package func reset() { recognizer?.reset() }

    package override func willLeave(_ surface: Surface) {
        recognizer?.reset()
        super.willLeave(surface)
    }
}

/// A gesture that two fingers make, or one of several that may.
@MainActor
protocol PinchingGesture {}

extension MagnifyGesture: PinchingGesture {}
extension MagnificationGesture: PinchingGesture {}
extension RotateGesture: PinchingGesture {}
extension RotationGesture: PinchingGesture {}
extension _EndedGesture: PinchingGesture where Content: PinchingGesture {}
extension _ChangedGesture: PinchingGesture where Content: PinchingGesture {}
extension _MapGesture: PinchingGesture where Content: PinchingGesture {}
extension GestureStateGesture: PinchingGesture where Base: PinchingGesture {}
extension SimultaneousGesture: PinchingGesture {}
extension SequenceGesture: PinchingGesture {}
extension ExclusiveGesture: PinchingGesture {}

/// A gesture that clicks or taps make up.
@MainActor
protocol ClickGesture {
    var clickCount: Int { get }
}

extension TapGesture: ClickGesture {
    var clickCount: Int { count }
}

extension SpatialTapGesture: ClickGesture {
    var clickCount: Int { count }
}

extension _EndedGesture: ClickGesture where Content: ClickGesture {
    var clickCount: Int { content.clickCount }
}

/// A gesture of a view, whatever its value.
@MainActor
package protocol GestureNode: RenderNode {
    var priority: GesturePriority { get }
    var mask: GestureMask { get }
    func handle(_ event: GestureEvent) -> GestureProgress
    var awaitsMore: Bool { get }
    func reset()
}

package enum GestureProgress: Sendable {
    case possible, active, ended, failed
}

/// A node that listens to the pointer: as long as one is on a surface, the platform tells it.
package class PointerRenderNode: WrapperRenderNode {
    /// What the node wants to hear.
    package var needs: PointerNeeds { [] }

    package override func didEnter(_ surface: Surface) {
        surface.pointer.add(needs)
    }

    package override func willLeave(_ surface: Surface) {
        surface.pointer.remove(self, needs)
    }
}

extension View {
    /// Adds a gesture; those of the views inside come first.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture where `isEnabled` is true.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that comes before those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that comes before those of the views inside, where `isEnabled` is true.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that is recognised together with others.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture that is recognised together with others, where `isEnabled` is true.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
    }
}
