import CoreTransferable
import SwiftUI
import TagwerkModel
import UniformTypeIdentifiers

/// Text or a text file that was dropped onto the list.
struct DroppedNote: Transferable {
    /// Nil for a note of the list itself, which stays as it is.
    let draft: NoteDraft?

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .tagwerkNote) { _ in DroppedNote(draft: nil) }
        FileRepresentation(importedContentType: .markdown, shouldAttemptToOpenInPlace: true) { try DroppedNote($0) }
        FileRepresentation(importedContentType: .plainText, shouldAttemptToOpenInPlace: true) { try DroppedNote($0) }
        ProxyRepresentation { (text: String) in DroppedNote(draft: NoteDraft(text: text)) }
    }
}

extension DroppedNote {
    /// What is in a file. Text that was no file until now has no name that could be a title.
    private init(_ received: ReceivedTransferredFile) throws {
        let text = String(decoding: try Data(contentsOf: received.file), as: UTF8.self)
        let title = received.isOriginalFile ? received.file.deletingPathExtension().lastPathComponent : ""
        self.init(draft: NoteDraft(title: title, text: text))
    }
}

extension UTType {
    /// Markdown, whose files are no plain text to the system.
    static let markdown = UTType(importedAs: "net.daringfireball.markdown", conformingTo: .text)
    /// Marks what is dragged as a note of this app.
    static let tagwerkNote = UTType(exportedAs: "io.github.segler.tagwerk.note")
}
