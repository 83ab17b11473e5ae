import Foundation

/// What a view does while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
        case highlight, lift
    }

    fileprivate let kind: Kind

    /// As the platform does it: the view is highlighted.
    public static let automatic = HoverEffect(kind: .highlight)

    /// The view gets a little lighter or darker.
    public static let highlight = HoverEffect(kind: .highlight)

    /// The view comes closer: it grows a little over a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Shows that the pointer is over this view.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: true))
    }

    /// Shows that the pointer is over this view, where `isEnabled` is true.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }
}

private struct HoverEffectModifier: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    @State private var isHovered = false
    let effect: HoverEffect
    let isEnabled: Bool

    init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        let isOn = isHovered && isEnabled
        let lifts = effect.kind == .lift && isOn
        content
            .brightness(effect.kind == .highlight && isOn ? (scheme == .dark ? 0.08 : -0.06) : 0)
            .scaleEffect(lifts ? 1.05 : 1)
            .shadow(color: .black.opacity(lifts ? 0.25 : 0), radius: lifts ? 8 : 0, y: lifts ? 3 : 0)
            .animation(.easeOut(duration: 0.15), value: isOn)
            .onHover { isHovered = $0 }
    }
}
