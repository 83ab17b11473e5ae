import Foundation

/// Writes notes as Markdown files, each with what is known about it in front matter. Notes in the trash are left out.
struct MarkdownWriter {
    let export: HabitExport

    /// The files by their names, which work on every system and differ even where case does not count.
    ///
    /// - Parameter progress: called with the share that is read, from 0 to 1.
    func files(progress: (Double) -> Void = { _ in }) throws -> [(name: String, data: Data)] {
        let habits = Dictionary(export.habits.map { ($0.id, $0.name) }) { first, _ in first }
        var names = FileNames()
        return try export.notes(progress: progress).filter { $0.trashedAt == nil }.map { note in
            let title = NoteText.title(
                String(decoding: note.title, as: UTF8.self),
                text: String(decoding: note.text.prefix(4096), as: UTF8.self))
            return (names.name(for: title, ending: "md"), Data(head(of: note, habits).utf8) + note.text)
        }
    }

    /// Writes the files into a new folder: all of them, or none where one of them fails or the task is cancelled.
    func write(to folder: URL, progress: (Double) -> Void = { _ in }) throws {
        // Half of it is reading.
        try write(files { progress($0 / 2) }, to: folder) { progress(0.5 + $0 / 2) }
    }

    func write(_ files: [(name: String, data: Data)], to folder: URL, progress: (Double) -> Void) throws {
        try NewFile.makeFolder(at: folder) { folder in
            for (number, (name, data)) in files.enumerated() {
                try Task.checkCancellation()
                if number.isMultiple(of: 100) { progress(Double(number) / Double(files.count)) }
                try data.write(to: folder.appending(path: name))
            }
        }
    }

    private func head(of note: StoredNote, _ habits: [Habit.ID: String]) -> String {
        var lines = ["---", "id: \(note.id.uuidString)"]
        if !note.title.isEmpty {
            lines.append("title: \(FrontMatter.quoted(String(decoding: note.title, as: UTF8.self)))")
        }
        lines.append("created: \(FrontMatter.text(note.createdAt))")
        lines.append("modified: \(FrontMatter.text(note.modifiedAt))")
        if note.isPinned { lines.append("pinned: true") }
        if !note.tags.isEmpty { lines.append("tags: [\(note.tags.map(FrontMatter.quoted).joined(separator: ", "))]") }
        if let day = note.link.day { lines.append("day: \(day)") }
        if let habit = note.link.habit {
            if let name = habits[habit] { lines.append("habit: \(FrontMatter.quoted(name))") }
            lines.append("habit-id: \(habit.uuidString)")
        }
        return (lines + ["---", ""]).joined(separator: "\n")
    }
}
