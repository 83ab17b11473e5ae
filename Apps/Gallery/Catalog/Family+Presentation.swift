import SwiftUI

extension Family {
    static let presentation = Family(
        "presentation", "Presentation",
        pages: [
            Page(
                "sheets", "Sheets and Popovers", symbol: "macwindow",
                examples: [
                    Example("Sheet", Sheets()),
                    Example("Popover", Popovers()),
                ]),
            Page(
                "questions", "Alerts and Dialogs", symbol: "questionmark.circle",
                examples: [
                    Example("Alerts", Alerts()),
                    Example("Confirmation Dialog", Dialogs()),
                ]),
        ])
}
