import CoreTransferable
import Foundation
import FoundationPlus
import UniformTypeIdentifiers

/// The button of a share link with the ways of sharing in its menu: this desktop has no sheet for it.
struct ShareMenu<Label: View>: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.self) private var environment
    @State private var isSaving = false
    @State private var saved: SavedShare?
    @State private var problem: String?
    let content: SharedContent
    let label: Label

    var body: some View {
        Menu {
            if content.canBeWritten {
                Button(ShareWords.copy, action: copy)
                Button(ShareWords.email, action: writeLetter)
            }
            if let file = content.file {
                Button(ShareWords.save) { prepare(file) }
            }
        } label: {
            label
        }
        .fileExporter(
            isPresented: $isSaving, document: saved, contentTypes: saved.map { [$0.type] } ?? [],
            defaultFilename: saved?.name
        ) { result in
            saved = nil
            if case .failure(let error) = result { problem = error.localizedDescription }
        } onCancellation: {
            saved = nil
        }
        .alert(Text(verbatim: problem ?? ""), isPresented: hasProblem) {}
    }

    private var hasProblem: Binding<Bool> {
        Binding {
            problem != nil
        } set: {
            if !$0 { problem = nil }
        }
    }

    private func copy() {
        Task { RunningApp.backend?.clipboardText = await content.text() }
    }

    private func writeLetter() {
        Task {
            let context = environment.textResolutionContext
            let subject = content.subject?.resolve(in: context).string ?? ""
            let body = [content.message?.resolve(in: context).string, await content.text()]
            if let url = SharedContent.letter(
                subject: subject, body: body.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n"))
            {
                openURL(url)
            }
        }
    }

    private func prepare(_ file: SharedFile) {
        Task {
            do {
                saved = SavedShare(type: file.type, name: file.name, data: try await file.data())
                isSaving = true
            } catch {
                problem = error.localizedDescription
            }
        }
    }
}

/// Something shared, on its way into a file.
struct SavedShare: FileDocument {
    static var readableContentTypes: [UTType] { [.data] }
    let type: UTType
    let name: String?
    let data: Data

    init(type: UTType, name: String?, data: Data) {
        self.type = type
        self.name = name
        self.data = data
    }

    init(configuration: ReadConfiguration) throws {
        self.init(
            type: configuration.contentType, name: configuration.file.filename,
            data: configuration.file.regularFileContents ?? Data())
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}
