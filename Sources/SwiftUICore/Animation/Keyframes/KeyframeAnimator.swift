import Foundation

/// A view of a value that moves through keyframes: its content is made for each frame.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    let initialValue: Value
    let trigger: PhaseTrigger?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Moves through the keyframes once whenever `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = PhaseTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Moves through the keyframes, again and again unless `repeating` is false.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: View {
    public var body: some View {
        KeyframeRunner(animator: self)
    }
}

private struct KeyframeRunner<Value, Path: Keyframes, Content: View>: View where Path.Value == Value {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var start: Date?
    @State private var first: Value?
    @State private var holder = ValueHolder<Value>()
    let animator: KeyframeAnimator<Value, Path, Content>

    init(animator: KeyframeAnimator<Value, Path, Content>) {
        self.animator = animator
    }

    var body: some View {
        let animator = animator
        let start = start
        let from = first ?? animator.initialValue
        let timeline = KeyframeTimeline(initialValue: from) {
            KeyframesBody(tracks: animator.keyframes(from)._tracks())
        }
        let holder = holder
        TimelineView(.animation(paused: start == nil)) { context in
            let value = Self.value(timeline, start.map { context.date.timeIntervalSince($0) }, animator, from)
            animator.content(holder.hold(value))
        }
        .onAppear { if animator.trigger == nil { begin(from: animator.initialValue) } }
        .onChange(of: animator.trigger) { if animator.trigger != nil { begin(from: holder.value ?? from) } }
    }

    private static func value(
        _ timeline: KeyframeTimeline<Value>, _ elapsed: TimeInterval?,
        _ animator: KeyframeAnimator<Value, Path, Content>, _ from: Value
    ) -> Value {
        guard let elapsed, timeline.duration > 0 else { return from }
        if animator.repeats { return timeline.value(time: elapsed.truncatingRemainder(dividingBy: timeline.duration)) }
        return timeline.value(time: min(elapsed, timeline.duration))
    }

    private func begin(from value: Value) {
        let duration = KeyframeTimeline(initialValue: value) {
            KeyframesBody(tracks: animator.keyframes(value)._tracks())
        }.duration
        guard duration > 0, !reducesMotion else { return }
        first = value
        let now = Date.now
        start = now
        guard !animator.repeats else { return }
        // Where it has ended, no frame is asked for any more.
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(duration + 0.1))
            if start == now {
                first = holder.value
                start = nil
            }
        }
    }
}

/// Tracks that were collected before.
private struct KeyframesBody<Value>: Keyframes {
    typealias Body = KeyframesBody<Value>

    let tracks: [_KeyframeTrack<Value>]

    func _tracks() -> [_KeyframeTrack<Value>] { tracks }
}

/// Keeps the value that was shown last.
private final class ValueHolder<Value> {
    private(set) var value: Value?

    func hold(_ new: Value) -> Value {
        value = new
        return new
    }
}

extension View {
    /// Changes this view by a value that moves through keyframes, again and again unless `repeating` is false.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) },
            keyframes: { KeyframesBody(tracks: keyframes($0)._tracks()) })
    }

    /// Changes this view by a value that moves through keyframes once whenever `trigger` changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) },
            keyframes: { KeyframesBody(tracks: keyframes($0)._tracks()) })
    }
}
