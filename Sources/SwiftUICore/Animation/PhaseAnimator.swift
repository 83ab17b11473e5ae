/// A view that goes through phases by itself, with an animation from each to the next.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let phases: [Phase]
    let trigger: PhaseTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Goes through the phases again and again. `animation` leads to the phase that it is asked for; nil: at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases once whenever `trigger` changes, and back to the first one.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }
}

/// A value of any type that starts an animation when it changes.
struct PhaseTrigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) {
        self.value = value
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        func equals<T: Equatable>(_ left: T) -> Bool { rhs.value as? T == left }
        return equals(lhs.value)
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        PhaseRunner(phases: phases, trigger: trigger, content: content, animation: animation)
    }
}

private struct PhaseRunner<Phase: Equatable, Content: View>: View {
    @State private var index = 0
    /// Grows with each run, so that the end of an animation of an old one does nothing.
    @State private var run = 0
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let phases: [Phase]
    let trigger: PhaseTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    init(
        phases: [Phase], trigger: PhaseTrigger?, content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    var body: some View {
        if phases.isEmpty {
            EmptyView()
        } else {
            content(phases[min(index, phases.count - 1)])
                .onAppear { if trigger == nil { start() } }
                .onDisappear { run += 1 }
                .onChange(of: trigger) { if trigger != nil { start() } }
        }
    }

    private func start() {
        run += 1
        // An endless movement is what reduced motion spares people.
        if phases.count > 1, !reducesMotion { advance(run) }
    }

    private func advance(_ run: Int) {
        guard run == self.run else { return }
        let next = (index + 1) % phases.count
        withAnimation(animation(phases[next])) {
            index = next
        } completion: {
            // With a trigger the way ends at the first phase.
            if trigger == nil || next != 0 { advance(run) }
        }
    }
}

extension View {
    /// Changes this view through phases, again and again, with an animation from each to the next.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) {
            content(PlaceholderContentView(self), $0)
        } animation: {
            animation($0)
        }
    }

    /// Changes this view through phases once whenever `trigger` changes, with an animation from each to the next.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, trigger: trigger) {
            content(PlaceholderContentView(self), $0)
        } animation: {
            animation($0)
        }
    }
}

/// The view that something was applied to, as a closure of it sees it.
public struct PlaceholderContentView<Value>: View {
    private let make: @MainActor () -> AnyView

    init(_ view: Value) where Value: View {
        make = { AnyView(view) }
    }

    /// Stands for a view in something that is no view itself.
    init(erased view: AnyView) {
        make = { view }
    }

    public var body: some View { make() }
}
