import SwiftUI

extension Family {
    static let transfer = Family(
        "transfer", "Between Programs",
        pages: [
            Page(
                "files", "Files", symbol: "folder",
                examples: [
                    Example("Opening", height: 120, ChosenFiles()),
                    Example("Saving", height: 160, SavedDocument()),
                ]),
            Page(
                "dragging", "Drag and Drop", symbol: "hand.draw",
                examples: [
                    Example("Dragging Things into a Basket", height: 190, DraggedWords())
                ]),
            Page(
                "sharing", "Sharing", symbol: "square.and.arrow.up",
                examples: [
                    Example("Share Links", height: 80, SharedThings())
                ]),
        ])
}
