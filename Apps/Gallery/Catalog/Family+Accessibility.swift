import SwiftUI

extension Family {
    static let accessibility = Family(
        "accessibility", "Accessibility",
        pages: [
            Page(
                "accessibility", "Accessibility", symbol: "accessibility",
                examples: [
                    Example("Spoken Names", SpokenNames()),
                    Example("One Element", OneElement()),
                    Example("A Control of Your Own", OwnControl()),
                ])
        ])
}
