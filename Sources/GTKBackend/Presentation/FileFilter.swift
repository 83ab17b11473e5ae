import CGTK
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Which files a dialog shows.
@MainActor
enum FileFilter {
    /// nil: all files.
    static func make(_ question: FileQuestion) -> OpaquePointer? {
        guard case .open = question.kind, !question.types.contains(where: isEverything), !question.types.isEmpty else {
            return nil
        }
        guard let filter = gtk_file_filter_new() else { return nil }
        let names = question.types.map { $0.localizedDescription ?? $0.preferredFilenameExtension ?? $0.identifier }
        gtk_file_filter_set_name(filter, names.joined(separator: ", "))
        for type in question.types {
            let marks = type.fileMarks
            for mimeType in marks.mimeTypes { gtk_file_filter_add_mime_type(filter, mimeType) }
            for ending in marks.endings { gtk_file_filter_add_suffix(filter, ending) }
        }
        return filter
    }

    private static func isEverything(_ type: UTType) -> Bool { [.item, .content, .data].contains(type) }
}
