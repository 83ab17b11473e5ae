import SwiftUI

extension Family {
    static let drawing = Family(
        "drawing", "Shapes and Drawing",
        pages: [
            Page(
                "shapes", "Shapes", symbol: "square.on.circle",
                examples: [
                    Example("Shapes", BasicShapes()),
                    Example("Strokes", DashedLines()),
                    Example("Trim", TrimmedShape()),
                    Example("Path", DrawnPath()),
                    Example("A Shape of Your Own", OwnShape()),
                ]),
            Page(
                "colors", "Colors and Gradients", symbol: "paintpalette",
                examples: [
                    Example("Colors", SystemColors()),
                    Example("Gradients", Gradients()),
                    Example("Materials", Materials()),
                ]),
            Page(
                "canvas", "Canvas and Timeline", symbol: "scribble",
                examples: [
                    Example("Canvas", DrawnWave()),
                    Example("Timeline", ClockFace()),
                ]),
        ])
}
