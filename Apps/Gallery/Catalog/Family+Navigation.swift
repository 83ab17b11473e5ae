import SwiftUI

extension Family {
    static let navigation = Family(
        "navigation", "Navigation",
        pages: [
            Page(
                "navigation-stack", "Navigation Stack", symbol: "rectangle.stack",
                examples: [
                    Example("A Stack of Values", height: 360, isEdgeToEdge: true, StackOfValues()),
                    Example("Toolbar", height: 240, isEdgeToEdge: true, BarItems()),
                ]),
            Page(
                "columns", "Columns", symbol: "sidebar.left",
                examples: [
                    Example("Split View", height: 320, isEdgeToEdge: true, Columns())
                ]),
            Page(
                "tabs", "Tabs", symbol: "rectangle.split.3x1",
                examples: [
                    Example("Tab View", height: 240, isEdgeToEdge: true, Tabs()),
                    Example("Pages", height: 200, isEdgeToEdge: true, SwipedTabs()),
                ]),
        ])
}
