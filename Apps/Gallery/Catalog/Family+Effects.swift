import SwiftUI

extension Family {
    static let effects = Family(
        "effects", "Effects",
        pages: [
            Page(
                "effects", "Effects", symbol: "wand.and.stars",
                examples: [
                    Example("Opacity and Blur", OpacityAndBlur()),
                    Example("Shadows", Shadows()),
                    Example("Turning and Scaling", TurnsAndScales()),
                    Example("Clips and Masks", ClipsAndMasks()),
                    Example("Overlays, Backgrounds, Borders", LayersAround()),
                    Example("Turned in Depth", TurnedInDepth()),
                ]),
            Page(
                "color-effects", "Color Effects", symbol: "camera.filters",
                examples: [
                    Example("Color Effects", ColorChanges()),
                    Example("Blend Modes", BlendModes()),
                    Example("Placeholders", Placeholders()),
                ]),
        ])
}
