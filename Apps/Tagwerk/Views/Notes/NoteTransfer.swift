import CoreTransferable
import SwiftUI
import TagwerkModel
import UniformTypeIdentifiers

/// A note on its way to another program: a Markdown file, or its text.
struct NoteTransfer: Transferable {
    let name: String
    let markdown: String

    @MainActor
    init(_ note: NoteSummary, in notes: NoteStore) {
        let document = notes.open(note.id)
        name = note.title
        markdown = document.markdown
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { Data($0.markdown.utf8) }
            .suggestedFileName { $0.fileName }
        ProxyRepresentation(exporting: \.markdown)
        // The list that it comes from would else make another note of it.
        DataRepresentation(exportedContentType: .tagwerkNote) { _ in Data() }
            .visibility(.ownProcess)
    }

    /// A name that every file system takes.
    private var fileName: String {
        let letters = name.map { "/\\:*?\"<>|\0".contains($0) || $0.isNewline ? "-" : $0 }
        let name = String(letters.prefix(80)).trimmingCharacters(in: .whitespaces)
        return (name.isEmpty || name.hasPrefix(".") ? "Note" : name) + ".md"
    }
}

extension NoteDocument {
    /// The text with its title as a heading where the title has a field of its own.
    var markdown: String {
        title.allSatisfy(\.isWhitespace) ? text : "# \(title)\n\n\(text)"
    }
}
