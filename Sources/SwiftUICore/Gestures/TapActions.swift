import Foundation

extension View {
    /// Calls `action` after `count` clicks or taps on this view.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Calls `action` with the place of the last of `count` clicks or taps on this view.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls `action` when this view has been pressed for `minimumDuration` seconds, without moving farther than
    /// `maximumDistance` points; and `onPressingChanged` when a press begins and ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressing: onPressingChanged))
    }

    /// Calls `action` when this view has been pressed for `minimumDuration` seconds.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that also tells when the press begins and ends, whether it has been long or not.
private struct PressingGesture: Gesture {
    typealias Value = Bool
    typealias Body = Never

    let base: LongPressGesture
    let action: () -> Void
    let pressing: ((Bool) -> Void)?

    static func _makeRecognizer(_ gesture: PressingGesture) -> _GestureHandle<Bool> {
        _GestureHandle(PressingRecognizer(gesture))
    }
}

private final class PressingRecognizer: Recognizer<Bool> {
    private var gesture: PressingGesture
    private let inner: LongPressRecognizer
    private var isPressed = false

    init(_ gesture: PressingGesture) {
        self.gesture = gesture
        inner = LongPressRecognizer(gesture.base)
    }

    override func update(with gesture: Any) {
        guard let gesture = gesture as? PressingGesture else { return }
        self.gesture = gesture
        inner.update(with: gesture.base)
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
        let phase = inner.handle(event)
        switch phase {
        case .pending: setPressed(true)
        case .ended:
            gesture.action()
            setPressed(false)
        case .failed: setPressed(false)
        case .possible, .active: break
        }
        return phase
    }

    private func setPressed(_ new: Bool) {
        guard new != isPressed else { return }
        isPressed = new
        gesture.pressing?(new)
    }

    override func reset() {
        inner.reset()
        setPressed(false)
    }
}
