import SwiftUI

extension Family {
    static let gestures = Family(
        "gestures", "Gestures",
        pages: [
            Page(
                "gestures", "Gestures", symbol: "hand.draw",
                examples: [
                    Example("Taps", Taps()),
                    Example("Long Press", LongPresses()),
                    Example("Drag", Drags()),
                    Example("Hover", Hovers()),
                    Example("Keys", PressedKeys()),
                ])
        ])
}
