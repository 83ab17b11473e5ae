import Foundation
import FoundationPlus
import RecordingBackend
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .json] }
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data("\(configuration.contentType.identifier) \(text)".utf8))
    }
}

@MainActor
@Suite("Dialogs that choose files")
struct FileDialogTests {
    private final class Remote {
        var open: () -> Void = {}
        var isOpen = false
        var log: [String] = []
        /// What has to live while a dialog is answered.
        var harness: Any?
    }

    private struct Screen<Presented: View>: View {
        let remote: Remote
        @ViewBuilder let presented: (Binding<Bool>) -> Presented
        @State private var isOpen = false

        var body: some View {
            NavigationStack { presented($isOpen) }
                .onAppear { remote.open = { isOpen = true } }
                .onChange(of: isOpen, initial: true) { remote.isOpen = isOpen }
        }
    }

    private func opened<V: View>(
        _ remote: Remote, @ViewBuilder _ presented: @escaping (Binding<Bool>) -> V
    ) throws -> (NavigationHarness<Screen<V>>, RecordingFileDialog) {
        let harness = NavigationHarness { Screen(remote: remote, presented: presented) }
        harness.turn()
        remote.harness = harness
        #expect(harness.window.backend.fileDialogs.isEmpty)
        remote.open()
        harness.turn()
        return (harness, try #require(harness.window.backend.fileDialogs.last))
    }

    private func urls(_ result: Result<[URL], any Error>) -> String {
        (try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failed"
    }

    @Test("An importer asks for files of its types and gives those that were chosen")
    func importsSeveral() throws {
        let remote = Remote()
        let (harness, dialog) = try opened(remote) { isOpen in
            Text("Under").fileImporter(
                isPresented: isOpen, allowedContentTypes: [.json], allowsMultipleSelection: true
            ) { remote.log.append(urls($0)) }
        }
        #expect(dialog.question.kind == .open(several: true))
        #expect(dialog.question.types == [.json])
        dialog.answer([URL(fileURLWithPath: "/a.json"), URL(fileURLWithPath: "/b.json")])
        harness.turn()
        #expect(remote.log == ["a.json b.json"])
        #expect(!remote.isOpen)
    }

    @Test("An importer of one file gives that file")
    func importsOne() throws {
        let remote = Remote()
        let (_, dialog) = try opened(remote) { isOpen in
            Text("Under").fileImporter(isPresented: isOpen, allowedContentTypes: [.folder]) { result in
                remote.log.append((try? result.get())?.path ?? "failed")
            }
        }
        #expect(dialog.question.kind == .openFolder(several: false))
        dialog.answer([URL(fileURLWithPath: "/notes", isDirectory: true)])
        #expect(remote.log == ["/notes"])
    }

    @Test("An importer that is cancelled closes, says so, and can be opened again")
    func cancels() throws {
        let remote = Remote()
        let (harness, dialog) = try opened(remote) { isOpen in
            Text("Under").fileImporter(
                isPresented: isOpen, allowedContentTypes: [.json], allowsMultipleSelection: false,
                onCompletion: { _ in remote.log.append("completed") },
                onCancellation: { remote.log.append("cancelled") })
        }
        dialog.answer(nil)
        harness.turn()
        #expect(remote.log == ["cancelled"])
        #expect(!remote.isOpen)
        remote.open()
        harness.turn()
        #expect(harness.window.backend.fileDialogs.count == 2)
    }

    @Test("A dialog has the title, the button and the folder that the view says")
    func settings() throws {
        let remote = Remote()
        let (_, dialog) = try opened(remote) { isOpen in
            Text("Under")
                .fileImporter(isPresented: isOpen, allowedContentTypes: [.json]) { _ in }
                .fileDialogMessage("Which backup?")
                .fileDialogConfirmationLabel("Restore")
                .fileDialogDefaultDirectory(URL(fileURLWithPath: "/srv"))
        }
        #expect(dialog.question.title == "Which backup?")
        #expect(dialog.question.confirmation == "Restore")
        #expect(dialog.question.directory?.path == "/srv")
    }

    @Test("The program closes a dialog by making its binding false")
    func closes() throws {
        let remote = Remote()
        var close: () -> Void = {}
        let (harness, dialog) = try opened(remote) { isOpen in
            Text("Under")
                .fileImporter(isPresented: isOpen, allowedContentTypes: [.json]) { _ in }
                .onAppear { close = { isOpen.wrappedValue = false } }
        }
        close()
        harness.turn()
        #expect(!dialog.isOpen)
    }

    // MARK: Saving

    private func exported(
        _ text: String, as name: String, types: [UTType] = [.plainText]
    ) throws -> (Result<URL, any Error>?, String?) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let remote = Remote()
        var result: Result<URL, any Error>?
        let (_, dialog) = try opened(remote) { isOpen in
            Text("Under").fileExporter(
                isPresented: isOpen, document: Note(text), contentTypes: types, defaultFilename: "Note"
            ) { result = $0 }
        }
        #expect(dialog.question.kind == .save(name: "Note.txt"))
        dialog.answer([folder.appendingPathComponent(name)])
        let url = try? result?.get()
        return (result, try url.map { try String(contentsOf: $0, encoding: .utf8) })
    }

    @Test("An exporter writes the document where the user chose")
    func exports() throws {
        let (result, text) = try exported("Milk", as: "Einkauf 🥛.txt")
        #expect(try result?.get().lastPathComponent == "Einkauf 🥛.txt")
        #expect(text == "public.plain-text Milk")
    }

    @Test("A name without the type's ending gets it")
    func ending() throws {
        let (result, _) = try exported("Milk", as: "v1.2")
        #expect(try result?.get().lastPathComponent == "v1.2.txt")
    }

    @Test("A file that the dialog has not asked about is not replaced")
    func unasked() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old".utf8).write(to: folder.appendingPathComponent("note.txt"))
        let chosen = folder.appendingPathComponent("note")
        #expect(ExportName.unasked(chosen, types: [.plainText]).0 == chosen)
    }

    @Test("The ending that the user gives chooses the type")
    func chosenType() throws {
        let (_, text) = try exported("Milk", as: "note.json", types: [.plainText, .json])
        #expect(text == "public.json Milk")
    }

    @Test("A document that cannot be written says why")
    func fails() throws {
        let (result, _) = try exported("", as: "note.txt")
        #expect(throws: CocoaError.self) { try result?.get() }
    }

    @Test("Without a document nothing is asked")
    func noDocument() {
        let remote = Remote()
        let harness = NavigationHarness {
            Screen(remote: remote) { isOpen in
                Text("Under").fileExporter(
                    isPresented: isOpen, document: Note?.none, contentType: .plainText
                ) { _ in }
            }
        }
        harness.turn()
        remote.open()
        harness.turn()
        #expect(harness.window.backend.fileDialogs.isEmpty)
    }

    @Test(
        "Suggested names are one step of a path and have an ending",
        arguments: [
            ("a/b", "a-b.txt"), ("", "_.txt"), ("..", "_.txt"), ("notes.txt", "notes.txt"), ("跑步", "跑步.txt"),
        ])
    func suggestedNames(name: String, expected: String) {
        #expect(ExportName.suggested(name, type: .plainText) == expected)
    }

    @Test("A mover moves the file, also onto one that is there")
    func moves() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        let target = folder.appendingPathComponent("b.txt")
        try Data("new".utf8).write(to: file)
        try Data("old".utf8).write(to: target)
        let remote = Remote()
        let (_, dialog) = try opened(remote) { isOpen in
            Text("Under").fileMover(isPresented: isOpen, file: file) { result in
                remote.log.append((try? result.get())?.lastPathComponent ?? "failed")
            }
        }
        #expect(dialog.question.kind == .save(name: "a.txt"))
        dialog.answer([target])
        #expect(remote.log == ["b.txt"])
        #expect(try String(contentsOf: target, encoding: .utf8) == "new")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A file moves to another file system too")
    func movesAcross() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        let target = URL(fileURLWithPath: "/dev/shm").appendingPathComponent(file.lastPathComponent)
        try Data("new".utf8).write(to: file)
        try Data("old".utf8).write(to: target)
        defer { try? FileManager.default.removeItem(at: target) }
        _ = try MovedFile.move(file, to: target)
        #expect(try String(contentsOf: target, encoding: .utf8) == "new")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A file that cannot be moved stays, and the error says so")
    func movesNot() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("new".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: POSIXError.self) {
            try MovedFile.move(file, to: URL(fileURLWithPath: "/no such folder/a.txt"))
        }
        #expect(FileManager.default.fileExists(atPath: file.path))
    }
}
