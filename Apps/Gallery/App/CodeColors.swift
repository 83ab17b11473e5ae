import SwiftUI

/// Gives Swift source the colors by which it is read.
struct CodeColors {
    let scheme: ColorScheme

    private static let keywords: Set<Substring> = [
        "case", "class", "else", "enum", "extension", "false", "final", "for", "func", "get", "guard", "if", "in",
        "init", "inout", "let", "nil", "private", "return", "self", "Self", "set", "some", "static", "struct",
        "switch", "true", "try", "var", "await",
    ]

    /// The parts of the source that have a color: comments, strings, attributes, words.
    nonisolated(unsafe) private static let parts =
        /(?<comment>\/\/[^\n]*)|(?<string>"(?:\\.|[^"\\\n])*"|"""[\s\S]*?""")|(?<attribute>@\w+)|(?<word>[A-Za-z_]\w*)/

    func text(of code: String) -> Text {
        var text = AttributedString()
        var position = code.startIndex
        for match in code.matches(of: Self.parts) {
            text += AttributedString(code[position..<match.range.lowerBound])
            var part = AttributedString(match.output.0)
            part.foregroundColor = color(of: match.output)
            text += part
            position = match.range.upperBound
        }
        text += AttributedString(code[position...])
        return Text(text)
    }

    private func color(
        of part: (
            Substring, comment: Substring?, string: Substring?, attribute: Substring?, word: Substring?
        )
    ) -> Color? {
        if part.comment != nil { return .secondary }
        if part.string != nil { return color(light: 0x9A3412, dark: 0xFDBA74) }
        if part.attribute != nil { return color(light: 0x7E22CE, dark: 0xD8B4FE) }
        guard let word = part.word else { return nil }
        if Self.keywords.contains(word) { return color(light: 0xBE185D, dark: 0xF9A8D4) }
        return word.first?.isUppercase == true ? color(light: 0x0F766E, dark: 0x5EEAD4) : nil
    }

    /// The color 0xRRGGBB of the scheme.
    private func color(light: UInt32, dark: UInt32) -> Color {
        let hex = scheme == .dark ? dark : light
        return Color(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}
