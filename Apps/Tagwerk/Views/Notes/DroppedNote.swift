import CoreTransferable
import SwiftUI
import TagwerkModel
import UniformTypeIdentifiers

/// Text or a text file that was dropped onto the list.
struct DroppedNote: Transferable {
    let draft: NoteDraft

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .plainText) { received in
            let data = try Data(contentsOf: received.file)
            let text = String(decoding: data, as: UTF8.self)
            return DroppedNote(
                draft: NoteDraft(title: received.file.deletingPathExtension().lastPathComponent, text: text))
        }
        ProxyRepresentation { (text: String) in DroppedNote(draft: NoteDraft(text: text)) }
    }
}
