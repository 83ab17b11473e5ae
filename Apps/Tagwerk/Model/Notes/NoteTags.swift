import Foundation

/// The rules of tags.
///
/// A tag is a `#` with a word right after it, which may have letters, digits, `-`, `_` and, between the parts of a nested
/// tag, `/`. It needs at least one letter, stands at the beginning of a line or after a space or a bracket, and does not
/// count in code. Tags that differ only in case are the same.
package enum NoteTags {
    /// The tags in a text, each once, in their order.
    package static func tags(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
        var result: [String] = []
        var seen: Set<String> = []
        var fence: Substring?
        // By scalars: no character goes beyond the end of a line, and they are found much faster.
        for line in text.unicodeScalars.split(whereSeparator: { Character($0).isNewline }).map(Substring.init) {
            if let mark = fenceMark(line) {
                if let open = fence {
                    if mark.first == open.first, mark.count >= open.count { fence = nil }
                } else {
                    fence = mark
                }
                continue
            }
            guard fence == nil, line.utf8.contains(UInt8(ascii: "#")) else { continue }
            for tag in tags(inLine: line) where seen.insert(key(tag)).inserted { result.append(tag) }
        }
        return result
    }

    /// A tag as somebody may write it into a field: without `#`, spaces in a row and empty parts. Nil if nothing is left.
    package static func tag(_ typed: String) -> String? {
        let plain = typed.precomposedStringWithCanonicalMapping.drop { $0 == "#" || $0.isWhitespace }
        let parts = plain.split(separator: "/").map {
            $0.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
                .joined(separator: " ")
        }
        let tag = parts.filter { !$0.isEmpty }.joined(separator: "/")
        return tag.isEmpty ? nil : tag
    }

    /// The tags that somebody has typed into a field: one, or several with commas or with a `#` before each.
    package static func tags(typed: String) -> [String] {
        var parts = [""]
        for character in typed {
            if character == "," || character == "#" && parts.last?.last?.isWhitespace == true {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return cleaned(parts)
    }

    /// Tags in a line, each with its `#`.
    package static func listed(_ tags: [String]) -> String { tags.map { "#\($0)" }.joined(separator: "  ") }

    /// Whether a tag is among others, in whatever case.
    package static func contains(_ tag: String, in tags: [String]) -> Bool {
        let key = key(tag)
        return tags.contains { Self.key($0) == key }
    }

    /// Tags as somebody may write them, each once.
    static func cleaned(_ typed: [String]) -> [String] {
        var seen: Set<String> = []
        return typed.compactMap(tag).filter { seen.insert(key($0)).inserted }
    }

    /// The same for tags that differ only in case or in how an accent is encoded.
    static func key(_ tag: String) -> String { tag.lowercased().precomposedStringWithCanonicalMapping }

    /// A tag and those above it, such as `a/b` and `a`.
    static func ancestry(_ tag: String) -> [String] {
        let parts = tag.split(separator: "/")
        return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "/") }
    }

    /// Whether a tag is another one or below it.
    static func isTag(_ tag: String, atOrBelow other: String) -> Bool {
        let (tag, other) = (key(tag), key(other))
        return tag == other || tag.hasPrefix(other + "/")
    }

    private static func fenceMark(_ line: Substring) -> Substring? {
        let rest = line.drop { $0 == " " }
        guard let first = rest.first, first == "`" || first == "~" else { return nil }
        let mark = rest.prefix { $0 == first }
        // A line such as ```code``` is not a fence.
        return mark.count >= 3 && !(first == "`" && rest.dropFirst(mark.count).contains("`")) ? mark : nil
    }

    private static func tags(inLine line: Substring) -> [String] {
        var result: [String] = []
        var rest = line
        var before: Character?
        var beforeThat: Character?
        while let character = rest.first {
            if character == "`" {
                let marks = rest.prefix { $0 == "`" }
                let after = rest.dropFirst(marks.count)
                rest = end(of: marks, in: after).map { after[$0...] } ?? after
                (beforeThat, before) = (nil, "`")
                continue
            }
            if character == "#", isPlaceForTag(before, beforeThat) {
                let word = rest.dropFirst().prefix(while: isPart)
                if let tag = cleaned(word) { result.append(tag) }
                rest = rest.dropFirst(1 + word.count)
                (beforeThat, before) = (nil, word.last ?? "#")
                continue
            }
            (beforeThat, before) = (before, character)
            rest = rest.dropFirst()
        }
        return result
    }

    /// Not after a letter or a slash, as in an address, and not where a link's target begins.
    private static func isPlaceForTag(_ before: Character?, _ beforeThat: Character?) -> Bool {
        guard let before else { return true }
        if before == "(" { return beforeThat != "]" }
        return before.isWhitespace || "[{*_,;:\"„“»«'>".contains(before)
    }

    private static func isPart(_ character: Character) -> Bool {
        if "-_/".contains(character) || character.isLetter || character.isNumber { return true }
        return character.unicodeScalars.first?.properties.isEmojiPresentation ?? false
    }

    private static func cleaned(_ word: Substring) -> String? {
        let ends: Set<Character> = ["-", "_", "/"]
        var word = word
        while let last = word.last, ends.contains(last) { word.removeLast() }
        guard !word.contains("//"), word.first != "/", word.contains(where: { !$0.isNumber && !ends.contains($0) })
        else { return nil }
        return String(word).precomposedStringWithCanonicalMapping
    }

    /// Where code that was begun by these marks ends: after a run of just as many.
    private static func end(of marks: Substring, in text: Substring) -> Substring.Index? {
        var rest = text
        while let start = rest.firstIndex(of: "`") {
            let run = rest[start...].prefix { $0 == "`" }
            if run.count == marks.count { return run.endIndex }
            rest = rest[run.endIndex...]
        }
        return nil
    }
}
