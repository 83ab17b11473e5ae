import SwiftUI
import UniformTypeIdentifiers

/// A finished export that waits for its place.
struct ExportFile: FileDocument {
    static let readableContentTypes: [UTType] = []
    static let writableContentTypes = ExportFormat.allCases.map(\.type)

    let name: String
    let type: UTType
    let contents: Data

    init(name: String, type: UTType, contents: Data) {
        self.name = name
        self.type = type
        self.contents = contents
    }

    /// Exports are read by the importers, which look at the contents.
    init(configuration: ReadConfiguration) throws {
        throw CocoaError(.fileReadUnknown)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: contents)
    }
}
