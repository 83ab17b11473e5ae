import SwiftUI

extension Family {
    static let states = Family(
        "states", "States",
        pages: [
            Page(
                "disabled", "Disabled", symbol: "nosign",
                examples: [Example("Disabled Controls", DisabledControls())]),
            Page(
                "dark", "Dark", symbol: "moon",
                examples: [Example("Dark Appearance", DarkControls())]),
            Page(
                "large-text", "Large Text", symbol: "textformat.size",
                examples: [Example("Large Text", LargeTextControls())]),
            Page(
                "right-to-left", "Right to Left", symbol: "text.alignright",
                examples: [Example("Right to Left", RightToLeftControls())]),
        ])
}
