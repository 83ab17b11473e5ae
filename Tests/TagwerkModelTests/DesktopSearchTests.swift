import Foundation
import Testing

@testable import TagwerkModel

@MainActor
@Suite("What the desktop's search finds")
struct DesktopSearchTests {
    let folder = StoreFolder()

    @Test("A note is found by any word of its text, whatever its case and accents, with the words around it")
    func body() throws {
        let store = try folder.open()
        let filler = String(repeating: "Allerlei steht hier. ", count: 200)
        let id = try #require(
            store.notes.add(NoteDraft(title: "Einkauf", text: filler + "\nÖl und Straßenschuhe\nEnde")))
        let search = DesktopSearch(store)
        for words in [["strassenschuhe"], ["OL", "schuhe"], ["öl"], ["eink", "ende"]] {
            #expect(search.ids(matching: words) == ["note/\(id.uuidString)"], "\(words)")
        }
        #expect(search.ids(matching: ["strasse", "zebra"]) == [])
        #expect(search.ids(matching: ["", " "]) == [])
        _ = search.ids(matching: ["strassenschuhe"])
        let item = try #require(search.item("note/\(id.uuidString)"))
        #expect(item.title == "Einkauf")
        #expect(item.text.contains("Straßenschuhe"))
        #expect(AppLink(try #require(URL(string: "tagwerk://" + item.id))) == .note(id))
    }

    @Test(
        "What has the words in its name comes first, habits before notes; what is in the trash or the archive is left out"
    )
    func order() throws {
        let store = try folder.open()
        let inText = try #require(store.notes.add(NoteDraft(title: "Plan", text: "Laufen gehen")))
        let inTitle = try #require(store.notes.add(NoteDraft(title: "Laufen", text: "Plan")))
        let asked = try #require(store.add(HabitDraft(name: "Sport", icon: "a", color: .red, question: "Laufen?")))
        let named = try #require(store.add(name: "Läufen", icon: "a", color: .red))
        let gone = try #require(store.notes.add(NoteDraft(title: "Laufen weg")))
        let archived = try #require(store.add(name: "Laufen alt", icon: "a", color: .red))
        store.notes.delete([gone])
        store.archive([archived])
        let search = DesktopSearch(store)
        let expected = ["habit/\(named)", "note/\(inTitle)", "habit/\(asked)", "note/\(inText)"]
        #expect(search.ids(matching: ["laufen"]) == expected)
        #expect(Set(search.allIDs) == Set(expected))
    }

    @Test("An old note of that very title comes before any number of newer ones that have the words in their text")
    func oldTitle() async throws {
        let store = try folder.open()
        let old = try #require(store.notes.add(NoteDraft(title: "Neue Wohnung")))
        folder.time.now += 60
        let now = folder.time.now
        let newer = (0..<600).map { StoredNote(NoteDraft(title: "Neue \($0)", text: "Wohnung"), createdAt: now) }
        #expect(store.perform(.notes(.insert(newer)), Sentence("Note “%@” added", .text(""))))
        let found = DesktopSearch(store).ids(matching: ["neue", "wohnung"])
        #expect(found.first == "note/\(old)")
        #expect(found.count == 50)
    }

    @Test("The very first search finds also what another program has written, however much")
    func manyForeignNotes() throws {
        do {
            let store = try folder.open()
            let notes = (0..<120).map { StoredNote(NoteDraft(text: "Wort \($0)"), createdAt: store.now) }
            #expect(store.perform(.notes(.insert(notes)), Sentence("Import of %lld notes", .number(120))))
        }
        try folder.database().execute(
            """
            UPDATE note SET index_version = 0;
            UPDATE note_text SET text = 'Straße 7' WHERE note = 120
            """)
        let store = try folder.open()
        #expect(DesktopSearch(store).ids(matching: ["strasse"]).count == 1)
        #expect(store.notes.list(NoteList(), matching: "wort").count == 119)
    }

    @Test("Something that is gone, and what is no name of anything, is no result")
    func gone() throws {
        let search = DesktopSearch(try folder.open())
        for id in ["note/\(UUID())", "habit/\(UUID())", "habit/7", "new-note", "", "ä"] {
            #expect(search.item(id) == nil)
        }
    }
}
