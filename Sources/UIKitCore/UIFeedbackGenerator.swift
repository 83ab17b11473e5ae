import Foundation
import SwiftUICore

/// Plays feedback that can be felt or heard, as `sensoryFeedback(_:trigger:)` does: by feedbackd, where the system has
/// that service and a device that vibrates or sounds. On a desktop without them nothing happens.
@MainActor
open class UIFeedbackGenerator: NSObject {
    /// A generator of feedback.
    public override init() {}

    /// Says that a feedback is near. The service needs no preparation.
    open func prepare() {}

    func play(_ feedback: SensoryFeedback) { RunningApp.backend?.playFeedback(event: feedback.event) }
}

/// Plays the feedback of things that collide.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or hard they are.
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    private let style: FeedbackStyle

    /// Feedback of things of a kind.
    public init(style: FeedbackStyle = .medium) {
        self.style = style
    }

    /// Plays it.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays it; `intensity` is from 0 to 1.
    public func impactOccurred(intensity: CGFloat) {
        let feedback: SensoryFeedback =
            switch style {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        play(feedback)
    }
}

/// Plays the feedback of how a task has ended.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it has ended.
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    /// Plays it.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// Plays the feedback of a selection that changes.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays it.
    public func selectionChanged() { play(.selection) }
}
