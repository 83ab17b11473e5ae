/// A number or letter in a circle or square, such as `1.circle` or `b.square.fill`.
///
/// Unicode has these as characters, which the text font or its fallback draws.
struct EnclosedCharacter {
    private let content: String
    private let isSquare: Bool
    private let isFilled: Bool

    init?(symbolName: String) {
        let parts = symbolName.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 || (parts.count == 3 && parts[2] == "fill"), let content = parts.first,
            parts[1] == "circle" || parts[1] == "square"
        else { return nil }
        self.content = String(content)
        isSquare = parts[1] == "square"
        isFilled = parts.count == 3
    }

    var glyph: SymbolGlyph? {
        let isIcon = isSquare && Int(content) != nil
        return scalar.flatMap(Unicode.Scalar.init).map {
            let name = content.uppercased()
            return SymbolGlyph(
                character: Character($0), fontFamily: isIcon ? SymbolTable.fontFamily : nil, english: name, german: name
            )
        }
    }

    private var scalar: UInt32? {
        if let number = UInt32(content) { return isSquare ? squared(number) : circled(number) }
        guard content.count == 1, let letter = content.unicodeScalars.first?.value, 0x61...0x7A ~= letter else {
            return nil
        }
        let offset = letter - 0x61
        return switch (isSquare, isFilled) {
        case (false, false): 0x24B6 + offset
        case (false, true): 0x1F150 + offset
        case (true, false): 0x1F130 + offset
        case (true, true): 0x1F170 + offset
        }
    }

    private func circled(_ number: UInt32) -> UInt32? {
        if isFilled {
            return switch number {
            case 0: 0x24FF
            case 1...10: 0x2776 + number - 1
            case 11...20: 0x24EB + number - 11
            default: nil
            }
        }
        return switch number {
        case 0: 0x24EA
        case 1...20: 0x2460 + number - 1
        case 21...35: 0x3251 + number - 21
        case 36...50: 0x32B1 + number - 36
        default: nil
        }
    }

    /// Unicode has no squared numbers; the icon font has these.
    private func squared(_ number: UInt32) -> UInt32? {
        [1: 0xE400, 2: 0xE401, 3: 0xE3FB, 4: 0xE3FD, 5: 0xE3FE, 6: 0xE3FF][number]
    }
}
