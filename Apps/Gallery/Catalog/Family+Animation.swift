import SwiftUI

extension Family {
    static let animation = Family(
        "animation", "Animation",
        pages: [
            Page(
                "animation", "Animation", symbol: "play.circle",
                examples: [
                    Example("Curves", Curves()),
                    Example("Animated Change", AnimatedChange()),
                    Example("Repeating", Forever()),
                ]),
            Page(
                "transitions", "Transitions", symbol: "arrow.left.arrow.right",
                examples: [
                    Example("Transitions", Transitions()),
                    Example("Content Transition", ChangingNumber()),
                    Example("Matched Geometry", MatchedPlaces()),
                ]),
            Page(
                "animators", "Phases and Keyframes", symbol: "heart",
                examples: [
                    Example("Phase Animator", Phases()),
                    Example("Keyframe Animator", JumpingHeart()),
                ]),
        ])
}
