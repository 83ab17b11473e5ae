import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Lists of notes")
struct NoteListTests {
    let folder = StoreFolder()

    @Test(
        "Titles are in the order of the language, numbers by their value, and pinned ones first",
        arguments: [
            ("de_DE", ["Apfel", "Äpfel", "Note 2", "note 3", "Note 10", "Ofen", "Öl", "Zebra"]),
            ("sv_SE", ["Apfel", "Note 2", "note 3", "Note 10", "Ofen", "Zebra", "Äpfel", "Öl"]),
            // A language that the system does not have is left to Foundation.
            ("de_XX", ["Apfel", "Äpfel", "Note 2", "note 3", "Note 10", "Ofen", "Öl", "Zebra"]),
        ])
    func titles(locale: String, expected: [String]) throws {
        let store = try folder.open()
        for title in ["Öl", "Note 10", "Äpfel", "Zebra", "Ofen", "Note 2", "Apfel", "note 3"] {
            store.notes.add(NoteDraft(title: title))
        }
        store.notes.locale = Locale(identifier: locale)
        #expect(store.notes.list(NoteList(sort: .title)).map(\.title) == expected)
        let zebra = try #require(store.notes.list(NoteList()).first { $0.title == "Zebra" })
        store.notes.setPinned(true, [zebra.id])
        let pinnedFirst = ["Zebra"] + expected.filter { $0 != "Zebra" }
        #expect(store.notes.list(NoteList(sort: .title)).map(\.title) == pinnedFirst)
    }

    @Test("Lists by date have the latest first, and a change of the text moves a note to the top")
    func dates() throws {
        let store = try folder.open()
        var ids: [NoteSummary.ID] = []
        for title in ["eins", "zwei", "drei"] {
            ids.append(try #require(store.notes.add(NoteDraft(title: title))))
            folder.time.now += 60
        }
        let document = store.notes.open(ids[0])
        document.text = "neu"
        #expect(document.save())
        #expect(store.notes.list(NoteList()).map(\.title) == ["eins", "drei", "zwei"])
        #expect(store.notes.list(NoteList(sort: .created)).map(\.title) == ["drei", "zwei", "eins"])
    }

    @Test(
        "The notes of a day and of a habit are found; a deleted habit takes its links along, and undo brings them back")
    func links() throws {
        let store = try folder.open()
        let habit = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        let note = try #require(store.notes.add(NoteDraft(title: "Kafka", link: NoteLink(habit: habit))))
        let other = try #require(store.notes.add(NoteDraft(title: "Tag", link: NoteLink(day: store.today))))
        #expect(store.notes.notes(of: habit).map(\.id) == [note])
        #expect(store.notes.notes(on: store.today).map(\.id) == [other])
        #expect(store.notes.habit(of: note)?.name == "Lesen")
        store.delete([habit])
        #expect(store.notes.habit(of: note) == nil && store.notes.count == 2)
        store.undo()
        #expect(store.notes.habit(of: note)?.name == "Lesen")
        #expect(store.notes.notes(of: habit).map(\.id) == [note])
    }

    @Test(
        "A title is the field's, or else the first line without marks",
        arguments: [
            ("Titel ", "Text", "Titel"), ("", "\n \n## Ein *Plan*\nmehr", "Ein Plan"), ("", "> - [x] fertig", "fertig"),
            ("", "![Bild](a.png) und [Wort](b)", "Bild und Wort"), ("", "snake_case __fett__", "snake_case fett"),
            ("", "---\n\\# kein Kopf", "# kein Kopf"), ("", "#tag hier", "#tag hier"), ("", "", ""), ("", "***", ""),
            ("a\nb", "", "a b"), ("", "`code`", "code"), ("", "# Kopf #\r\nx", "Kopf"),
        ])
    func titleRules(title: String, text: String, expected: String) {
        #expect(NoteText.title(title, text: text) == expected)
    }

    @Test("A long line makes a title and an excerpt of bounded length")
    func longLine() {
        let text = String(repeating: "wort ", count: 200_000)
        #expect(NoteText.title("", text: text).count <= 200)
        #expect(NoteText.excerpt(title: "x", text: text).count <= 240)
    }

    @Test(
        "A tag is a # with a word right after it, outside of code",
        arguments: [
            ("#Arbeit und #reise/2026, (#öl)", ["Arbeit", "reise/2026", "öl"]), ("# Kopf\n## zwei\n#", []),
            ("a#b http://x.de/#c [d](#e) \\#f ##g", []), ("`#a` ``#b ` #c`` #d", ["d"]),
            ("```\n#a\n```\n#b\n~~~ x\n#c", ["b"]), ("#1 #2024 #a1", ["a1"]), ("#Eins #eins #EINS", ["Eins"]),
            ("#u\u{308}ber", ["über"]), ("#跑步 #тег #a-b_c- #a//b #/x", ["跑步", "тег", "a-b_c"]), ("*#fett*", ["fett"]),
        ])
    func tags(text: String, expected: [String]) {
        #expect(NoteTags.tags(in: text) == expected)
    }

    @Test("All tags are counted, with those above them, and a list can be narrowed to one of them")
    func tagList() throws {
        let store = try folder.open()
        store.notes.locale = Locale(identifier: "de_DE")
        let first = try #require(store.notes.add(NoteDraft(title: "1", text: "#reise/nord #Öl")))
        let second = try #require(store.notes.add(NoteDraft(title: "2", text: "#Reise #zug")))
        let third = try #require(store.notes.add(NoteDraft(title: "3", tags: ["#Ofen", "reise / süd", ""])))
        #expect(store.notes.tags.map(\.name) == ["Ofen", "Öl", "reise", "reise/nord", "reise/süd", "zug"])
        #expect(store.notes.tags.map(\.count) == [1, 1, 3, 1, 1, 1])
        func notes(_ tag: String) -> Set<NoteSummary.ID> { Set(store.notes.list(NoteList(.tag(tag))).map(\.id)) }
        #expect(notes("reise") == [first, second, third] && notes("REISE/NORD") == [first] && notes("rei") == [])
        #expect(store.notes.setTags(["neu"], of: third) && store.notes.addedTags(of: third) == ["neu"])
        #expect(notes("ofen") == [])
        store.undo()
        #expect(notes("ofen") == [third])
        store.notes.delete([second])
        #expect(!store.notes.tags.contains { $0.name == "zug" })
    }

    @Test("A tag that is in the text and was added too counts once, and stays when the text has it no longer")
    func tagInTextAndAdded() throws {
        let store = try folder.open()
        let note = try #require(store.notes.add(NoteDraft(title: "1", text: "#Reise", tags: ["reise", "meer"])))
        #expect(store.notes.note(note)?.tags == ["Reise", "meer"] && store.notes.note(note)?.addedTags == ["meer"])
        let document = store.notes.open(note)
        document.text = ""
        document.save()
        #expect(store.notes.note(note)?.tags == ["meer", "reise"])
        #expect(store.notes.note(note)?.addedTags == ["meer", "reise"])
        try store.notes.reload()
        #expect(store.notes.note(note)?.addedTags == ["meer", "reise"])
    }

    @Test("Tags are added as other notes spell them, once, and taken away and back again")
    func addedTags() throws {
        let store = try folder.open()
        store.notes.add(NoteDraft(title: "1", text: "#Reise/Süd"))
        let note = try #require(store.notes.add(NoteDraft(title: "2", text: "#meer")))
        var added: [String] { store.notes.note(note)?.addedTags ?? [] }
        #expect(store.notes.addTags(["REISE/SÜD", "Meer", "neu", "Neu"], to: note))
        #expect(added == ["Reise/Süd", "neu"])
        #expect(!store.notes.addTags(["neu", "#meer"], to: note) && store.lastError == nil)
        #expect(store.notes.removeTag("NEU", from: note) && added == ["Reise/Süd"])
        store.undo()
        #expect(added == ["Reise/Süd", "neu"])
        store.undo()
        #expect(added == [])
    }

    @Test("A note's own tags are offered first, and what is typed finds beginnings of words")
    func tagChoices() throws {
        let store = try folder.open()
        store.notes.locale = Locale(identifier: "de_DE")
        store.notes.add(NoteDraft(title: "1", text: "#Öl #reise/süd #Ofen"))
        let note = try #require(store.notes.add(NoteDraft(title: "2", text: "#ofen", tags: ["zug"])))
        let choices = store.notes.tagChoices(for: note)
        #expect(choices == ["ofen", "zug", "Öl", "reise", "reise/süd"])
        func found(_ typed: String) -> [String] { store.notes.tags(choices, matching: typed) }
        #expect(found("SUD") == ["reise/süd"] && found("#o") == ["ofen", "Öl"] && found("ise") == [])
        #expect(found(" ") == choices && found("neu, reise/") == ["reise", "reise/süd"])
    }

    @Test(
        "Several tags are typed with commas or with a # before each",
        arguments: [
            ("#a #b", ["a", "b"]), ("eins, zwei drei", ["eins", "zwei drei"]), ("C#, x", ["C#", "x"]), (" #, ", []),
            ("a, A", ["a"]), ("work / travel", ["work/travel"]),
        ])
    func typedTags(typed: String, expected: [String]) {
        #expect(NoteTags.tags(typed: typed) == expected)
    }
}
