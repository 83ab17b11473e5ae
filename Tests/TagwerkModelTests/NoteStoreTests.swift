import Foundation
import Testing

@testable import SQLite
@testable import TagwerkModel

@MainActor
@Suite("Notes in the store")
struct NoteStoreTests {
    let folder = StoreFolder()

    @Test("A note that was added is there at the next start, with all that was written")
    func added() throws {
        let id = try {
            let store = try folder.open()
            return try #require(
                store.notes.add(NoteDraft(text: "# Einkauf\n\n- [ ] **Äpfel** und `Birnen`\n- [Öl](https://a.b)\n")))
        }()
        let store = try folder.open()
        let note = try #require(store.notes.list(NoteList()).first)
        #expect(note.id == id && store.notes.count == 1)
        #expect(note.title == "Einkauf" && note.excerpt == "Äpfel und Birnen Öl")
        #expect(note.createdAt == folder.time.now && note.modifiedAt == folder.time.now)
        #expect(store.notes.open(id).text == "# Einkauf\n\n- [ ] **Äpfel** und `Birnen`\n- [Öl](https://a.b)\n")
    }

    @Test("A note with nothing in it is not added")
    func blank() throws {
        let store = try folder.open()
        #expect(store.notes.add(NoteDraft(title: " ", text: "\n\t")) == nil)
        #expect(store.notes.count == 0 && store.undoEntry == nil)
    }

    @Test("A link that changed while it was being edited stays, but for what the user changed")
    func linkChangedMeanwhile() throws {
        let store = try folder.open()
        let habit = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        let note = try #require(store.notes.add(NoteDraft(title: "Erste")))
        store.notes.setLink(NoteLink(habit: habit), of: note)
        #expect(store.notes.setLink(NoteLink(day: store.today), from: NoteLink(), of: note))
        #expect(store.notes.note(note)?.link == NoteLink(day: store.today, habit: habit))
    }

    @Test("Undo and redo go through habits and notes in the order of the changes")
    func oneHistory() throws {
        let store = try folder.open()
        let habit = try #require(store.add(name: "Lesen", icon: "book", color: .red))
        let note = try #require(store.notes.add(NoteDraft(title: "Erste")))
        store.toggle(habit, on: store.today)
        store.notes.setPinned(true, [note])
        store.notes.setLink(NoteLink(day: store.today, habit: habit), of: note)
        store.notes.delete([note])
        #expect(store.notes.count == 0 && store.notes.trash.map(\.title) == ["Erste"])
        var titles: [String] = []
        while let entry = store.undoEntry {
            titles.append(entry.title.english)
            #expect(store.undo())
        }
        #expect(
            titles == [
                "Note “Erste” deleted", "Link of note “Erste” changed", "Note “Erste” pinned", "“Lesen” checked off",
                "Note “Erste” added", "“Lesen” added",
            ])
        #expect(store.notes.count == 0 && store.notes.trash.map(\.title) == ["Erste"] && store.habits.isEmpty)
        while store.redoEntry != nil { #expect(store.redo()) }
        #expect(store.notes.trash.first?.isPinned == true)
        #expect(store.notes.trash.first?.link == NoteLink(day: store.today, habit: habit))
        #expect(store.isDone(habit, on: store.today))
    }

    @Test("Taking back a new note puts it into the trash, where it is after the end of the app")
    func undoOfAdding() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "Brief")))
        #expect(store.undo() && store.notes.count == 0)
        #expect(try folder.database().value("SELECT title FROM note WHERE trashed_at IS NOT NULL") == "Brief")
        #expect(store.redo() && store.notes.note(id)?.isTrashed == false && store.notes.trash.isEmpty)
        let document = store.notes.open(id)
        document.text = "Liebe Anna"
        #expect(document.save())
        #expect(store.undo())
        #expect(store.notes.count == 0 && store.notes.trash.map(\.excerpt) == ["Liebe Anna"])
        #expect(store.redo())
        #expect(store.notes.list(NoteList()).map(\.excerpt) == ["Liebe Anna"])
    }

    @Test("A note deleted for good is gone from the file, and undo brings it back as it was")
    func deletedForGood() throws {
        let store = try folder.open()
        let id = try #require(store.notes.add(NoteDraft(title: "Alt", text: "Text", isPinned: true)))
        #expect(!store.notes.deleteForGood([id]))
        store.notes.delete([id])
        let before = store.notes.note(id)
        #expect(store.notes.emptyTrash() && store.notes.note(id) == nil)
        #expect(try folder.database().value("SELECT count(*) FROM note_text") == 0)
        #expect(store.undo())
        #expect(store.notes.note(id) == before && store.notes.open(id).text == "Text")
    }
}
