import Foundation
import TagwerkModel

/// How 10,000 notes of 2 kB, and one of 1 MB, are listed, searched and saved.
@MainActor
enum NoteBenchmarks {
    static func rows() throws -> [Row] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "segler-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let location = StoreLocation(folder: folder)
        ManyNotes().add(to: try StoreOpening(at: location).open())
        let opened = try Stopwatch.median(of: 5) {
            _ = try StoreOpening(at: location).open().notes.list(NoteList())
        }
        let store = try StoreOpening(at: location).open()
        let notes = store.notes
        // Another order each time, since a list is kept until something changes.
        var isByTitle = false
        let listed = Stopwatch.median(of: 5) {
            notes.locale = Locale(identifier: isByTitle ? "de_DE" : "sv_SE")
            isByTitle.toggle()
            _ = notes.list(NoteList(sort: .title))
        }
        let keys = [
            "h", "ha", "hab", "habe", "habel", "habelt", "habelti", "p", "po", "por", "porin", "ß", "k l", "ter",
        ]
        let clock = ContinuousClock()
        let slowestKey = keys.map { typed in
            clock.measure { _ = notes.list(NoteList(), matching: typed) } / .milliseconds(1)
        }.max()
        let id = notes.add(NoteDraft(title: "Long", text: ManyNotes.text(1 << 20, seed: 1)))
        let saved = id.map { id in
            let document = notes.open(id)
            return Stopwatch.median(of: 10) {
                document.text += "x"
                document.save()
            }
        }
        return [
            Row(name: "10,000 notes of 2 kB: opened and listed", value: opened, unit: "ms", budget: 100),
            Row(name: "the same listed by title, in another language", value: listed, unit: "ms", budget: 100),
            Row(name: "the slowest of \(keys.count) searches in them", value: slowestKey ?? 0, unit: "ms", budget: 50),
            Row(name: "a letter in a note of 1 MB, saved", value: saved ?? 0, unit: "ms", budget: 50),
        ]
    }
}
