/// A transition of views: what they are made of in each phase.
package struct CustomTransition: Equatable, Sendable {
    private final class Identity: Sendable {}

    private let identity = Identity()
    package let body: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView

    package init(_ body: @escaping @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView) {
        self.body = body
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
}

/// Where a view's presence tells which phase its transition is in.
package struct TransitionPhases: Equatable, Sendable {
    let set: @MainActor @Sendable (TransitionPhase, Animation?) -> Void

    /// The closures are new with every body; nothing depends on which one it is.
    package static func == (lhs: Self, rhs: Self) -> Bool { true }
}

/// Says how a view comes and goes, and stands around it what depends on the phase.
struct TransitionModifier: ViewModifier {
    private let transition: AnyTransition
    @State private var phase = TransitionPhase.identity

    init(transition: AnyTransition) {
        self.transition = transition
    }

    func body(content: Content) -> some View {
        if transition.isCustom {
            transition.apply(to: AnyView(content), phase: phase)
                .modifier(
                    TraitModifier<TransitionTrait>(
                        transition.telling(
                            TransitionPhases { new, animation in
                                guard let animation else { return phase = new }
                                withAnimation(animation) { phase = new }
                            })))
        } else {
            content.modifier(TraitModifier<TransitionTrait>(transition))
        }
    }
}

extension AnyTransition {
    private static func customs(_ effects: [Effect]) -> [CustomTransition] {
        effects.compactMap { effect in
            if case .custom(let custom) = effect { return custom }
            return nil
        }
    }

    fileprivate var isCustom: Bool { !Self.customs(insertion + removal).isEmpty }

    fileprivate func telling(_ phases: TransitionPhases) -> AnyTransition {
        var result = self
        result.insertion.append(.phases(phases))
        result.removal.append(.phases(phases))
        return result
    }

    /// The views that stand around `content` in a phase. Those for one way only rest on the other.
    @MainActor
    package func apply(to content: AnyView, phase: TransitionPhase) -> AnyView {
        let (coming, going) = (Self.customs(insertion), Self.customs(removal))
        var view = content
        for custom in coming {
            view = custom.body(view, phase == .didDisappear && !going.contains(custom) ? .identity : phase)
        }
        for custom in going where !coming.contains(custom) {
            view = custom.body(view, phase == .willAppear ? .identity : phase)
        }
        return view
    }
}
