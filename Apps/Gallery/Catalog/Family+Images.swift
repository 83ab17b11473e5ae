import SwiftUI

extension Family {
    static let images = Family(
        "images", "Images and Symbols",
        pages: [
            Page(
                "symbols", "Symbols", symbol: "star",
                examples: [
                    Example("Sizes", SymbolSizes()),
                    Example("Variants", SymbolForms()),
                    Example("Colors", SymbolColors()),
                    Example("Symbol Effects", SymbolMoves()),
                    Example("Many Symbols", ManySymbols()),
                ]),
            Page(
                "pictures", "Pictures", symbol: "photo",
                examples: [
                    Example("Loaded Picture", LoadedPicture()),
                    Example("Phases of Loading", PicturePhases()),
                ]),
        ])
}
