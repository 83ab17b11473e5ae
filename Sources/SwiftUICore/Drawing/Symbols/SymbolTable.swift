/// The glyphs that stand for Apple's symbol names.
package enum SymbolTable {
    /// The family of Debian's fonts-material-design-icons-iconfont, which draws the symbols.
    package static let fontFamily = "Material Icons"

    /// The glyph for a symbol's name; nil when there is none like it.
    package static func glyph(for name: String) -> SymbolGlyph? {
        if let entry = entries[name] { return entry.plain }
        let isFilled = name.hasSuffix(".fill")
        if isFilled, let entry = entries[String(name.dropLast(5))] { return entry.filled }
        guard var glyph = EnclosedCharacter(symbolName: name)?.glyph else { return nil }
        if glyph.fontFamily == nil { glyph.enclosedName = name }
        return glyph
    }

    /// All names with an entry of their own, without the filled variants that each has.
    package static var names: some Collection<String> { entries.keys }

    private struct Entry {
        let plain: SymbolGlyph
        let filled: SymbolGlyph
    }

    // Read once, at the first symbol: a literal of this size would take the compiler minutes to check.
    private static let entries: [String: Entry] = {
        var entries: [String: Entry] = [:]
        for part in SymbolData.parts {
            for line in part.split(separator: "\n") {
                let fields = line.split(separator: ";")
                guard fields.count == 4 else { continue }
                let characters = fields[1].split(separator: " ").compactMap {
                    UInt32($0, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
                }
                guard let first = characters.first, let last = characters.last else { continue }
                func glyph(_ character: Character) -> SymbolGlyph {
                    SymbolGlyph(
                        character: character, fontFamily: fontFamily, english: String(fields[2]),
                        german: String(fields[3]))
                }
                let entry = Entry(plain: glyph(first), filled: glyph(last))
                for name in fields[0].split(separator: " ") { entries[String(name)] = entry }
            }
        }
        return entries
    }()
}
