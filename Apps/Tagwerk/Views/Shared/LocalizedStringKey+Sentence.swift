import SwiftUI
import TagwerkModel

extension LocalizedStringKey {
    /// The key under which the String Catalog has a sentence of the model, with what fills its placeholders.
    init(_ sentence: Sentence) {
        var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
        for piece in sentence.pieces {
            switch piece {
            case .literal(let text): interpolation.appendLiteral(text)
            case .argument(.text(let text)): interpolation.appendInterpolation(text)
            case .argument(.number(let number)): interpolation.appendInterpolation(number)
            }
        }
        self.init(stringInterpolation: interpolation)
    }
}
