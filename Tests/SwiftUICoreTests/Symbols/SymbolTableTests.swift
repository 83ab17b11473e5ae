import Foundation
import Testing

@testable import SwiftUICore

private let fontPath = "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"

@Suite struct SymbolTableTests {
    @Test(
        "common symbols have a glyph",
        arguments: [
            "checklist", "checkmark", "ellipsis.circle", "pencil", "plus", "trash", "plus.circle", "drop.fill",
            "brain.head.profile", "figure.run", "dumbbell.fill", "fork.knife", "leaf.fill", "bed.double.fill",
            "arrow.uturn.backward", "book.fill", "moon.fill", "heart.fill", "star.fill", "flame.fill", "chevron.right",
            "xmark.circle.fill", "magnifyingglass", "gearshape", "list.bullet", "square.and.pencil", "bell", "calendar",
        ])
    func common(name: String) {
        #expect(SymbolTable.glyph(for: name) != nil)
    }

    @Test("a filled symbol has its own glyph where the font has one, else the plain one") func filled() throws {
        let star = try #require(SymbolTable.glyph(for: "star"))
        let filled = try #require(SymbolTable.glyph(for: "star.fill"))
        #expect(star.character != filled.character)
        #expect(SymbolTable.glyph(for: "leaf") == SymbolTable.glyph(for: "leaf.fill"))
    }

    @Test(
        "numbers and letters in circles and squares are characters",
        arguments: [
            ("1.circle", "①"), ("20.circle", "⑳"), ("50.circle", "㊿"), ("3.circle.fill", "❸"), ("0.circle", "⓪"),
            ("a.circle", "Ⓐ"), ("b.circle.fill", "🅑"), ("z.square.fill", "🆉"),
        ])
    func enclosed(name: String, expected: Character) {
        #expect(SymbolTable.glyph(for: name)?.character == expected)
        #expect(SymbolTable.glyph(for: name)?.fontFamily == nil)
    }

    @Test(
        "a name that nobody knows has no glyph",
        arguments: [
            "", "nothing.like.this", ".fill", "51.circle", "7.square", "ä.circle", "1.circle.fill.fill", "image1",
        ])
    func unknown(name: String) {
        #expect(SymbolTable.glyph(for: name) == nil)
    }

    @Test("no two numbers in squares look alike, nor like a symbol with a name") func squares() {
        let numbers = (1...6).compactMap { SymbolTable.glyph(for: "\($0).square")?.character }
        let named = Set(SymbolTable.names.compactMap { SymbolTable.glyph(for: $0)?.character })
        #expect(Set(numbers).count == 6)
        #expect(named.isDisjoint(with: numbers))
    }

    @Test("symbols are spoken in German and English") func spoken() {
        let trash = SymbolTable.glyph(for: "trash")
        #expect(trash?.spokenName(language: "de_AT") == "Löschen")
        #expect(trash?.spokenName(language: "fr") == "Delete")
    }

    @Test("the symbols that a habit can be given all look different") func habitSymbols() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(
            contentsOf: root.appending(path: "Apps/Tagwerk/Views/HabitEditor/HabitSymbolFamily.swift"), encoding: .utf8)
        // Lines such as "figure.walk;Walking".
        let names = source.matches(of: /(?m)^ +([a-z0-9.]+);[A-Z].*$/).map { String($0.1) }
        #expect(names.count > 100)
        let glyphs = Dictionary(grouping: names) { SymbolTable.glyph(for: $0)?.character }
        for (glyph, names) in glyphs { #expect(glyph != nil && names.count == 1, "\(names)") }
    }

    @Test("every line of the data can be read") func data() {
        let lines = SymbolData.parts.flatMap { $0.split(separator: "\n") }
        for line in lines {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            #expect(fields.count == 4 && !fields.contains(""), "\(line)")
        }
        let names = lines.flatMap { $0.prefix { $0 != ";" }.split(separator: " ") }
        #expect(Set(names).count == names.count)
        #expect(SymbolTable.names.count == names.count)
        #expect(names.count > 800)
    }

    @Test("the icon font has every glyph", .enabled(if: FileManager.default.fileExists(atPath: fontPath)))
    func inFont() throws {
        let covered = try CharacterMap(font: Data(contentsOf: URL(fileURLWithPath: fontPath)))
        for name in SymbolTable.names {
            for variant in [name, name + ".fill"] {
                let glyph = try #require(SymbolTable.glyph(for: variant))
                let scalar = try #require(glyph.character.unicodeScalars.first)
                #expect(covered.contains(scalar.value), "\(variant) \(String(scalar.value, radix: 16))")
            }
        }
        for number in 1...6 {
            let scalar = SymbolTable.glyph(for: "\(number).square.fill")?.character.unicodeScalars.first
            #expect(scalar.map { covered.contains($0.value) } == true)
        }
    }
}

/// The characters that a TrueType font has, from its `cmap` table in format 4 or 12.
private struct CharacterMap {
    private var ranges: [ClosedRange<UInt32>] = []

    init(font: Data) throws {
        let bytes = [UInt8](font)
        func u16(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
        func u32(_ at: Int) -> Int { u16(at) << 16 | u16(at + 2) }
        let table = try #require(
            (0..<u16(4)).map { 12 + $0 * 16 }.first { bytes[$0..<$0 + 4].elementsEqual("cmap".utf8) })
        let cmap = u32(table + 8)
        for record in 0..<u16(cmap + 2) {
            let start = cmap + u32(cmap + 4 + record * 8 + 4)
            if u16(start) == 12 {
                for group in 0..<u32(start + 12) {
                    let at = start + 16 + group * 12
                    ranges.append(UInt32(u32(at))...UInt32(u32(at + 4)))
                }
            } else if u16(start) == 4 {
                let count = u16(start + 6) / 2
                for segment in 0..<count {
                    let end = u16(start + 14 + segment * 2)
                    let first = u16(start + 16 + count * 2 + segment * 2)
                    if first <= end, end != 0xFFFF { ranges.append(UInt32(first)...UInt32(end)) }
                }
            }
        }
        try #require(!ranges.isEmpty)
    }

    func contains(_ scalar: UInt32) -> Bool {
        ranges.contains { $0.contains(scalar) }
    }
}
