import SwiftUI

extension Family {
    static let presentation = Family(
        "presentation", "Presentation",
        pages: [
            Page(
                "sheets", "Sheets and Popovers", symbol: "macwindow",
                examples: [
                    Example("Sheet", Sheets()),
                    Example("Heights of a Sheet", SheetHeights()),
                    Example("Popover", Popovers()),
                    Example("Full Screen Cover", FullScreen()),
                ]),
            Page(
                "questions", "Alerts and Dialogs", symbol: "questionmark.circle",
                examples: [
                    Example("Alerts", Alerts()),
                    Example("Confirmation Dialog", Dialogs()),
                    Example("In the Style of 2019", QuestionsOf2019()),
                ]),
        ])
}
