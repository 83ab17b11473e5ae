import SwiftUI
import UniformTypeIdentifiers

struct SavedDocument: View {
    @State private var isSaving = false
    @State private var text = "Milch, Brot"
    @State private var place = ""

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Button("Save As…") { isSaving = true }
            Text(verbatim: place).foregroundStyle(.secondary)
        }
        .fileExporter(
            isPresented: $isSaving, document: PlainText(text: text),
            contentType: .plainText
        ) { result in
            switch result {
            case .success(let url): place = url.path
            case .failure(let error): place = error.localizedDescription
            }
        }
    }
}

private struct PlainText: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents
        text = String(decoding: data ?? Data(), as: UTF8.self)
    }

    func fileWrapper(
        configuration: WriteConfiguration
    ) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
