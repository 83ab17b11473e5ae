import Foundation

/// How a view comes to the screen and leaves it, where the change that adds or removes it animates.
public struct AnyTransition: Sendable {
    package enum Effect: Equatable, Sendable {
        case opacity
        case offset(CGSize)
        case move(Edge)
        case scale(CGFloat, UnitPoint)
        case blur(CGFloat)
        /// Views around the content that depend on the phase.
        case custom(CustomTransition)
        /// Tells the views around the content which phase it is.
        case phases(TransitionPhases)

        /// `rest` is 0 where the view is fully there and 1 where it is gone.
        func apply(to transform: CGAffineTransform, size: CGSize, rest: Double) -> CGAffineTransform {
            switch self {
            case .opacity, .blur, .custom, .phases: return transform
            case .offset(let offset): return transform.translatedBy(x: offset.width * rest, y: offset.height * rest)
            case .move(.leading): return transform.translatedBy(x: -size.width * rest, y: 0)
            case .move(.trailing): return transform.translatedBy(x: size.width * rest, y: 0)
            case .move(.top): return transform.translatedBy(x: 0, y: -size.height * rest)
            case .move(.bottom): return transform.translatedBy(x: 0, y: size.height * rest)
            case .scale(let end, let anchor):
                let factor = 1 + (end - 1) * rest
                let (x, y) = (size.width * anchor.x, size.height * anchor.y)
                return transform.translatedBy(x: x, y: y).scaledBy(x: factor, y: factor).translatedBy(x: -x, y: -y)
            }
        }
    }

    package var insertion: [Effect]
    package var removal: [Effect]
    package var animation: Animation?

    package init(_ effects: [Effect]) {
        insertion = effects
        removal = effects
    }

    /// Shows and hides the view at once.
    public static let identity = AnyTransition([])
    /// Fades in and out. The default.
    public static let opacity = AnyTransition([.opacity])
    /// Grows from nothing and shrinks to nothing.
    public static var scale: AnyTransition { AnyTransition([.scale(1e-5, .center)]) }
    /// In from the leading edge, out at the trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// Grows from and shrinks to `scale`, around `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchor)])
    }

    /// Comes from and leaves towards an offset, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }

    /// The view comes from a place that many points away, and leaves for it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from and leaves towards an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }

    /// In from an edge while fading in, out towards the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: opposite).combined(with: .opacity))
    }

    /// One transition for the way in, another for the way out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        return result
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion += other.insertion
        result.removal += other.removal
        result.animation = animation ?? other.animation
        return result
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.animation = animation
        return result
    }

    /// The transition, with `animation` where it has none of its own.
    package func animatedByDefault(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.animation = result.animation ?? animation
        return result
    }
}

/// What the containers above read to know how an item comes and goes.
package enum TransitionTrait: LayoutValueKey {
    package static var defaultValue: AnyTransition { .opacity }
}

extension View {
    /// How the view comes and goes where the change that adds or removes it animates.
    @_disfavoredOverload
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    /// How the view comes and goes where the change that adds or removes it animates.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
