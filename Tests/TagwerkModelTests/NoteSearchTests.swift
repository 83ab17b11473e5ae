import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Search in notes")
struct NoteSearchTests {
    let folder = StoreFolder()

    /// Whether a note with this text is found by these words, and what is highlighted.
    private func highlights(_ typed: String, in text: String) throws -> [String]? {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "-", text: text)))
        let isFound = store.notes.list(NoteList(), matching: typed).contains { $0.id == id }
        let ranges = store.notes.ranges(of: typed, in: text).map { String(text[$0]) }
        store.notes.delete([id])
        #expect(!isFound || !ranges.isEmpty)
        let first = store.notes.hits(of: typed)?.firstRange(in: text).map { String(text[$0]) }
        #expect(first == nil ? ranges.isEmpty : ranges.first?.hasPrefix(first ?? "") == true)
        return isFound ? ranges : nil
    }

    @Test(
        "Case and accents do not count, in any script, and the hit is what stands in the text",
        arguments: [
            ("блины", "Блины к чаю", "Блины"), ("ÉCLAIR", "ein éclair", "éclair"), ("eclair", "ÉCLAIR", "ÉCLAIR"),
            ("über", "u\u{308}ber alles", "u\u{308}ber"), ("u\u{308}ber", "Über", "Über"), ("uber", "Über", "Über"),
            ("strasse", "Lange Straße", "Straße"), ("STRASSE", "straße", "straße"), ("straße", "STRASSE", "STRASSE"),
            ("stras", "Straße", "Straß"), ("istanbul", "İSTANBUL", "İSTANBUL"), ("İstanbul", "istanbul", "istanbul"),
            ("ılık", "ILIK", "ILIK"), ("σισυφος", "ΣΊΣΥΦΟΣ", "ΣΊΣΥΦΟΣ"), ("ΣΊΣΥΦΟΣ", "ο Σίσυφος", "Σίσυφος"),
            ("lodz", "Łódź", "Łódź"), ("smorrebrod", "Smørrebrød", "Smørrebrød"), ("aether", "Æther", "Æther"),
            ("ﬁnden", "finden", "finden"), ("finden", "ﬁnden", "ﬁnden"), ("abc", "ＡＢＣ", "ＡＢＣ"),
            ("שלום", "שָׁלוֹם", "שָׁלוֹם"), ("محمد", "مُحَمَّد", "مُحَمَّد"), ("kilo", "Ki\u{AD}lo", "Ki\u{AD}lo"),
            ("हिन्दी", "हिन्दी में", "हिन्दी"), ("ёлка", "елка", "елка"), ("한국", "한국어", "한국"),
        ])
    func folding(typed: String, text: String, hit: String) throws {
        #expect(try highlights(typed, in: text) == [hit])
    }

    @Test(
        "Words are found by their beginnings, inside of compounds, and in scripts without spaces",
        arguments: [
            ("e", "Ein Ei", ["E", "E"]), ("ei", "Ein Ei, kein Brei", ["Ei", "Ei"]),
            ("hnhof", "Hauptbahnhof", ["hnhof"]),
            ("跑", "我跑步", ["跑"]), ("跑步", "我们跑步吧", ["跑步"]), ("步吧", "我们跑步吧", ["步吧"]), ("かな", "ひらかな", ["かな"]),
            ("ｶﾅ", "カナ", ["カナ"]), ("🏃", "Los 🏃!", ["🏃"]), ("c++", "in C++ 20", ["C++"]),
            ("3.5", "etwa 3.5 km", ["3.5"]),
            ("#ab", "ein #abc", ["#ab"]), ("->", "a -> b", ["->"]), ("a_b", "x a_b_c", ["a_b"]),
            ("n't", "don't", ["n't"]),
        ])
    func places(typed: String, text: String, hits: [String]) throws {
        #expect(try highlights(typed, in: text) == hits)
    }

    @Test(
        "What is not there is not found",
        arguments: [
            ("ab", "kabel"), ("が", "か"), ("跑走", "跑步走"), ("rot blau", "rot"), ("\"rot blau\"", "blau rot"),
            ("\"rot blau\"", "rot, blau"), ("strase", "Straße"), ("abcd", "abc bcd"), ("5", "15"),
        ])
    func misses(typed: String, text: String) throws {
        #expect(try highlights(typed, in: text) == nil)
    }

    @Test("Several words must all be there, in any order; those in quotes follow one another")
    func severalWords() throws {
        #expect(try highlights("blau ROT", in: "rot\nund blau") == ["rot", "blau"])
        #expect(try highlights("\"rot und\" blau", in: "Rot\n  und blau") == ["Rot\n  und", "blau"])
        #expect(try highlights("„rot und“", in: "rot und blau") == ["rot und"])
        #expect(try highlights("aa aab", in: "aabb") == ["aab"])
    }

    @Test("Any input is a search and never an error")
    func oddInput() throws {
        let store = try folder.open()
        let text = "NEAR( AND \"x\" * ( a:b ^c {d} \\ % _ ' -- ; NOT e+f"
        let id = try #require(store.notes.add(NoteDraft(title: "T", text: text)))
        let odd = [
            "NEAR", "NEAR(", "AND", "NOT e", "\"", "\"\"", "* (", "a:b", "^c", "{d}", "\\", "%", "'", "-- ;", "e+f",
            "\"x\"",
            "x\"", "*", "\u{0}NEAR", "a\u{0}",
        ]
        for typed in odd {
            #expect(store.notes.list(NoteList(), matching: typed).map(\.id) == [id], "\(typed.debugDescription)")
        }
        for typed in [String(repeating: "x", count: 300), String(repeating: "NEAR ", count: 3000), "\u{1}\u{1}\u{1}q"] {
            let isFound = typed.hasPrefix("N")
            #expect(store.notes.list(NoteList(), matching: typed).count == (isFound ? 1 : 0))
        }
        let long = String(repeating: "ab", count: 200)
        store.notes.add(NoteDraft(text: long))
        #expect(store.notes.list(NoteList(), matching: String(long.prefix(300))).count == 1)
        #expect(store.notes.list(NoteList(), matching: " \u{0} \u{308} ").count == 2)
        #expect(store.lastError == nil)
    }

    @Test("Notes with a word in the title come first; the trash is searched by itself")
    func order() throws {
        let store = try folder.open()
        let third = try #require(store.notes.add(NoteDraft(title: "Kuchen mit Birnen")))
        folder.time.now += 60
        store.notes.add(NoteDraft(title: "Obst", text: "Birnen"))
        store.notes.add(NoteDraft(title: "Tee"))
        func titles(_ scope: NoteList.Scope = .all) -> [String] {
            store.notes.list(NoteList(scope), matching: "birne").map(\.title)
        }
        #expect(titles() == ["Kuchen mit Birnen", "Obst"])
        store.notes.delete([third])
        #expect(titles() == ["Obst"] && titles(.trash) == ["Kuchen mit Birnen"])
        store.notes.deleteForGood([third])
        #expect(titles(.trash).isEmpty)
        store.undo()
        #expect(titles(.trash) == ["Kuchen mit Birnen"])
    }

    @Test("A note is found by what it says now, and no longer by what it said before")
    func edited() throws {
        let store = try folder.open()
        let document = store.notes.open(try #require(store.notes.add(NoteDraft(text: "alter Text"))))
        document.text = "neues Wort"
        #expect(document.save())
        #expect(store.notes.list(NoteList(), matching: "alter").isEmpty)
        #expect(store.notes.list(NoteList(), matching: "neues").count == 1)
    }

    @Test("The excerpt is the part around the first hit, without marks")
    func excerpt() throws {
        let store = try folder.open()
        let text = "# Plan\n" + String(repeating: "Wort für Wort ", count: 80) + "und *dann* das Ziel\n- [ ] danach"
        let id = try #require(store.notes.add(NoteDraft(text: text)))
        let excerpt = store.notes.excerpt(of: id, matching: "ziel")
        #expect(excerpt.text == "… für Wort Wort für Wort und dann das Ziel danach")
        #expect(excerpt.ranges.map { String(excerpt.text[$0]) } == ["Ziel"])
        let beginning = store.notes.excerpt(of: id, matching: "plan")
        #expect(beginning.text.hasPrefix("Plan Wort für"))
        #expect(store.notes.excerpt(of: id, matching: "nirgends").text == store.notes.note(id)?.excerpt)
    }

    @Test("Typing into a long note writes a few pieces of the index, and every part of it is found")
    func longNote() throws {
        let store = try folder.open()
        var lines = (0..<6000).map { "Zeile \($0) mit einem Wort w\($0 * 7919 % 6000)x" }
        let id = try #require(store.notes.add(NoteDraft(title: "Lang", text: lines.joined(separator: "\n"))))
        let rows = "SELECT key FROM note_piece"
        let before: [Int] = try folder.database().rows(rows) { try $0.value(0) }
        #expect(before.count > 30)
        let document = store.notes.open(id)
        lines[3000] += " Nadel"
        document.text = lines.joined(separator: "\n")
        #expect(document.save())
        let after: [Int] = try folder.database().rows(rows) { try $0.value(0) }
        #expect(Set(after).symmetricDifference(before).count <= 6)
        for typed in ["nadel", "w0x", "w5999x", "\"zeile 2999 mit\"", "zeile nadel w17x"] {
            #expect(store.notes.list(NoteList(), matching: typed).count == 1, "\(typed)")
        }
        let oneLine = String(repeating: "lorem ipsum ", count: 4000)
        store.notes.add(NoteDraft(title: "Eine Zeile", text: oneLine + "heuhaufen"))
        #expect(store.notes.list(NoteList(), matching: "\"ipsum heuhaufen\"").count == 1)
    }

    @Test("Notes that another program wrote without the index are found")
    func writtenElsewhere() throws {
        do { try folder.open().notes.add(NoteDraft(title: "Hier")) }
        try folder.database().execute(
            """
            INSERT INTO note (id, title, heading, excerpt, created_at, modified_at, revision, is_pinned)
            VALUES ('6F9619FF-8B86-D011-B42D-00CF4FC964FF', 'Dort', '', '', 0, 0, 1, 0);
            INSERT INTO note_text SELECT key, 'Geschrieben #woanders' FROM note WHERE title = 'Dort';
            """)
        let store = try folder.open()
        #expect(store.notes.list(NoteList(), matching: "geschrieben").map(\.title) == ["Dort"])
        #expect(store.notes.tags.map(\.name) == ["woanders"])
    }

    @Test("A long text with a block that was pasted twice is saved again and again, and found")
    func repeatedBlock() throws {
        let words = (0..<4000).map { "wort\($0)" }.joined(separator: " ")
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "Doppelt", text: words + "\n" + words)))
        let document = store.notes.open(id)
        for round in 1...3 {
            document.text = words + "\n" + words + "\nRunde \(round)"
            #expect(document.save())
            #expect(store.lastError == nil)
            #expect(store.notes.list(NoteList(), matching: "wort3999 \"runde \(round)\"").count == 1)
        }
    }
}
