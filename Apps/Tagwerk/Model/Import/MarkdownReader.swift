import Foundation

/// Reads Markdown files as notes: those of a folder and of the folders in it, or those of an archive.
///
/// What stands in front matter counts: `id`, `title`, `created` or `date`, `modified` or `updated`, `tags`, `pinned`,
/// `day`, `habit`. Without a title there, a heading at the beginning is the title, and else the name of the file. The
/// folders that a file is in become a tag.
enum MarkdownReader {
    private static let endings: Set<String> = ["md", "markdown", "txt"]
    private static let mostFiles = 100_000
    private static let longestText = 16 << 20

    static func isNote(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return parts.count > 1 && endings.contains(parts.last.map { $0.lowercased() } ?? "")
    }

    /// - Parameter progress: called with the share that is read, from 0 to 1, about a hundred times.
    static func read(folder: URL, progress: (Double) -> Void = { _ in }) throws(ImportProblem) -> ImportedFile {
        var file = ImportedFile(.markdown)
        var ids: Set<UUID> = []
        var found: [Found] = []
        try collect(folder.path(percentEncoded: false), "", depth: 0, &found, &file)
        guard !found.isEmpty else { throw .noNotes }
        var size = 0
        for (number, entry) in found.enumerated() {
            if Task.isCancelled { throw .cancelled }
            if number * 100 / found.count > (number - 1) * 100 / found.count {
                progress(Double(number) / Double(found.count))
            }
            size += entry.size
            guard size <= ImportedFile.sizeLimit else { throw .tooLarge }
            guard entry.size <= longestText else {
                file.remark(.tooLongText, entry.name)
                continue
            }
            guard let data = try? Data(contentsOf: URL(filePath: entry.path)) else {
                file.remark(.unreadableFile, entry.name)
                continue
            }
            add(data, entry.name, entry.changedAt, to: &file, &ids)
        }
        return file
    }

    /// - Parameter files: by their paths.
    static func read(_ files: [String: Data]) throws(ImportProblem) -> ImportedFile {
        var file = ImportedFile(.markdown)
        var ids: Set<UUID> = []
        for (name, data) in files.sorted(by: { $0.key < $1.key }) where isNote(name) {
            guard data.count <= longestText else {
                file.remark(.tooLongText, name)
                continue
            }
            add(data, name, nil, to: &file, &ids)
        }
        return file
    }

    /// A file of a folder.
    private struct Found {
        /// Its path in the folder that is read.
        let name: String
        let path: String
        let size: Int
        let changedAt: Date
    }

    /// Links are not followed, so that no folder is read for ever; hidden ones belong to other programs.
    private static func collect(
        _ folder: String, _ path: String, depth: Int, _ found: inout [Found], _ file: inout ImportedFile
    ) throws(ImportProblem) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            if depth == 0 { throw .unreadable(folder) }
            file.remark(.unreadableFile, path)
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            guard found.count < mostFiles else { throw .tooLarge }
            let entry = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            // Foundation's values of a file take ten times as long.
            var information = stat()
            guard lstat(entry, &information) == 0 else {
                if isNote(name) { file.remark(.unreadableFile, path + name) }
                continue
            }
            if information.st_mode & S_IFMT == S_IFDIR, depth < 32 {
                try collect(entry, path + name + "/", depth: depth + 1, &found, &file)
            } else if information.st_mode & S_IFMT == S_IFREG, isNote(name) {
                let seconds = Double(information.st_mtim.tv_sec) + Double(information.st_mtim.tv_nsec) / 1e9
                found.append(
                    Found(
                        name: path + name, path: entry, size: Int(information.st_size),
                        changedAt: Date(timeIntervalSince1970: seconds)))
            }
        }
    }

    /// - Parameter ids: those of the notes that the file has already.
    private static func add(
        _ data: Data, _ path: String, _ changedAt: Date?, to file: inout ImportedFile, _ ids: inout Set<UUID>
    ) {
        guard let whole = text(data) else {
            file.remark(.notText, path)
            return
        }
        let parts = path.split(separator: "/")
        let name = parts.last.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex)) } ?? ""
        let (head, body) = FrontMatter.split(whole) ?? (FrontMatter(), whole[...])
        let id = head["id"].flatMap { UUID(uuidString: $0) }
        var note = ImportedFile.Note(id: id ?? UUID(ofText: name + "\n" + whole), text: String(body))
        note.createdAt = FrontMatter.moment(head["created", "date"])
        note.modifiedAt = FrontMatter.moment(head["modified", "updated"]) ?? changedAt
        note.fileChangedAt = changedAt
        // A note that this app wrote has its title in its first line if it is not in the front matter.
        let isOurs = id != nil && head["created"] != nil
        note.title = head["title"] ?? (isOurs || beginsWithHeading(body) ? "" : name)
        note.isPinned = ["true", "yes"].contains(head["pinned"]?.lowercased())
        note.tags = head.list("tags", "tag")
        if parts.count > 1 { note.tags.append(parts.dropLast().joined(separator: "/")) }
        note.link.day = head["day"].flatMap { CivilDay($0) }
        note.link.habit = head["habit-id"].flatMap { UUID(uuidString: $0) }
        note.habitName = head["habit"]
        guard note.text.contains(where: { !$0.isWhitespace }) || head["title"] != nil else {
            file.remark(.emptyNote, path)
            return
        }
        if id == nil, ids.contains(note.id) { note.id = UUID(ofText: path + "\n" + whole) }
        ids.insert(note.id)
        file.notes.append(note)
    }

    private static func beginsWithHeading(_ text: Substring) -> Bool {
        let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
        let marks = line.prefix { $0 == "#" }.count
        return (1...6).contains(marks) && line.dropFirst(marks).first?.isWhitespace == true
    }

    /// Nil if the bytes are no text in UTF-8, or in UTF-16 with its mark.
    private static func text(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        guard !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UUID {
    /// The same id for the same text, so that a file that was read before is known again.
    init(ofText text: String) {
        var first: UInt64 = 0xcbf2_9ce4_8422_2325
        var second: UInt64 = 0x6c62_272e_07bb_0142
        for byte in text.utf8 {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second &+ UInt64(byte) &+ 1) &* 0x9E37_79B9_7F4A_7C15
            second ^= second >> 29
        }
        let bytes = [first, second].flatMap { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
        // Version 8 of RFC 9562: made by rules of the program's own.
        self.init(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x80, bytes[7],
                bytes[8] & 0x3F | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
            ))
    }
}
