/// The picture and the name of a symbol.
package struct SymbolGlyph: Hashable, Sendable {
    /// The letter of the font that draws it.
    package let character: Character
    /// The family of the font; nil for the text font and what it falls back to.
    package let fontFamily: String?
    /// The symbol's name where it is a number or letter in a circle or square that the icon font lacks.
    package var enclosedName: String?
    private let english: String
    private let german: String

    package init(character: Character, fontFamily: String?, english: String, german: String) {
        self.character = character
        self.fontFamily = fontFamily
        self.english = english
        self.german = german
    }

    /// This symbol with the picture of another one.
    func drawn(as other: SymbolGlyph) -> SymbolGlyph {
        SymbolGlyph(character: other.character, fontFamily: other.fontFamily, english: english, german: german)
    }

    /// What a screen reader says where the app gives no label; English in languages without names of their own.
    package func spokenName(language: String) -> String {
        LanguageTag.code(language) == "de" ? german : english
    }
}
