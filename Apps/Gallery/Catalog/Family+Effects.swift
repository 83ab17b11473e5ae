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
                ])
        ])
}
