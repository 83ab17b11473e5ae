import Foundation

/// The view comes out of a blur and goes into one, growing and shrinking a little.
public struct BlurReplaceTransition: Transition {
    /// How blurred the view is where it comes from, in points.
    private nonisolated static let radius: CGFloat = 12
    private nonisolated static let scale = 0.8
    private let configuration: Configuration

    /// Which way the views grow.
    public struct Configuration: Equatable, Sendable {
        fileprivate let removalScale: Double

        /// The old view shrinks, the new one grows.
        public static let downUp = Configuration(removalScale: 0.8)
        /// Both grow.
        public static let upUp = Configuration(removalScale: 1.2)
    }

    /// Creates a transition through a blur.
    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    /// What the view looks like in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : Self.radius)
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? Self.scale : configuration.removalScale)
    }

    public nonisolated var _effects: AnyTransition? {
        let fading = AnyTransition([.opacity, .blur(Self.radius)])
        return .asymmetric(
            insertion: fading.combined(with: .scale(scale: Self.scale)),
            removal: fading.combined(with: .scale(scale: configuration.removalScale)))
    }
}

@MainActor
extension Transition where Self == BlurReplaceTransition {
    /// The view comes out of a blur and goes into one; the old one shrinks, the new one grows.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// The view comes out of a blur and goes into one.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
