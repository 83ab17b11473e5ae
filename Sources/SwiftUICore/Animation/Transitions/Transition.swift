/// How a view comes to the screen and leaves it, said by what it looks like in each phase.
///
/// Where the change that adds or removes the view animates, it moves from one phase to the next.
@MainActor @preconcurrency
public protocol Transition {
    /// What the view looks like.
    associatedtype Body: View

    /// The view that the transition is of.
    typealias Content = PlaceholderContentView<Self>

    /// What `content` looks like in a phase.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition is like.
    nonisolated static var properties: TransitionProperties { get }

    /// The transition as the engine has it by itself; nil: it is made of views.
    nonisolated var _effects: AnyTransition? { get }
}

extension Transition {
    /// Something moves, unless the transition says otherwise.
    public nonisolated static var properties: TransitionProperties { TransitionProperties() }

    public nonisolated var _effects: AnyTransition? { nil }

    /// What `content` looks like in a phase.
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(erased: AnyView(content)), phase: phase)
    }

    /// Both transitions at once.
    @MainActor @preconcurrency
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }

    /// The transition with an animation of its own.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

extension AnyTransition {
    /// A transition whatever its type.
    public init<T: Transition>(_ transition: T) {
        if let effects = transition._effects {
            self = effects
        } else {
            // Read on the main thread only, where bodies run.
            nonisolated(unsafe) let transition = transition
            self.init([
                .custom(CustomTransition { AnyView(transition.apply(content: $0, phase: $1)) })
            ])
        }
    }

    /// A view that has the modifier `active` before it comes and after it has gone, and `identity` while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition([
            .custom(CustomTransition { AnyView($0.modifier($1.isIdentity ? identity : active)) })
        ])
    }
}

/// Two transitions at once.
struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    // Read on the main thread only.
    nonisolated(unsafe) let inner: Inner
    nonisolated(unsafe) let outer: Outer

    func body(content: Content, phase: TransitionPhase) -> some View {
        outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
    }

    nonisolated static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
    }

    nonisolated var _effects: AnyTransition? { AnyTransition(inner).combined(with: AnyTransition(outer)) }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
    nonisolated(unsafe) let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation, value: phase)
    }

    nonisolated static var properties: TransitionProperties { Base.properties }
    nonisolated var _effects: AnyTransition? { AnyTransition(base).animation(animation) }
}
