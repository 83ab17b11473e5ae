import Foundation
import TagwerkModel

extension String {
    /// A sentence of the model in the user's language.
    init(_ sentence: Sentence) {
        var interpolation = LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        for piece in sentence.pieces {
            switch piece {
            case .literal(let text): interpolation.appendLiteral(text)
            case .argument(.text(let text)): interpolation.appendInterpolation(text)
            case .argument(.number(let number)): interpolation.appendInterpolation(number)
            }
        }
        self.init(localized: LocalizationValue(stringInterpolation: interpolation))
    }
}
