import FoundationPlus
import Synchronization
import Testing
import UniformTypeIdentifiers

@Suite("Item providers and file wrappers")
struct ItemProviderTests {
    @Test("A text is offered as one and read back") func text() async {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        let text = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(text == "hello")
    }

    @Test("An address can be read as an address and as a text") func address() async throws {
        let provider = NSItemProvider(object: try #require(NSURL(string: "https://example.org/a")))
        let url = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(url?.absoluteString == "https://example.org/a")
        #expect(provider.canLoadObject(ofClass: NSString.self))
    }

    @Test("What is not there is an error") func missing() {
        let error = Mutex<(any Error)?>(nil)
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { _, found in
            error.withLock { $0 = found }
        }
        #expect(error.withLock { $0 } != nil)
    }

    @Test(
        "An item with a name is a file for other programs",
        arguments: [
            ("Milk.md", "Milk.md"), ("Milk", "Milk.txt"), ("Version 1.2", "Version 1.2.txt"), ("a/b", "a-b.txt"),
            ("..", "item.txt"),
            (String(repeating: "é", count: 200) + ".md", String(repeating: "é", count: 126) + ".md"),
        ])
    func named(name: String, file: String) async throws {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(!provider.isOfferedAsFile)
        provider.suggestedName = name
        #expect(provider.isOfferedAsFile)
        let folder = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = try #require(await written(provider, in: folder))
        #expect(written.deletingLastPathComponent().path == folder.path && written.lastPathComponent == file)
        #expect(try String(contentsOf: written, encoding: .utf8) == "hello")
    }

    @Test("A file is copied unless the giver's own may be used", arguments: [false, true])
    func file(isOriginal: Bool) async throws {
        let folder = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("hello".utf8).write(to: file)
        let provider = NSItemProvider()
        provider.registerFileRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) {
            $0(file, isOriginal, nil)
            return nil
        }
        let written = try #require(await written(provider, in: folder.appendingPathComponent("copies")))
        #expect((written == file) == isOriginal && written.lastPathComponent == "a.txt")
        #expect(try String(contentsOf: written, encoding: .utf8) == "hello")
    }

    private func written(_ provider: NSItemProvider, in folder: URL) async -> URL? {
        await withCheckedContinuation { continuation in
            provider.writeFile(in: folder) { continuation.resume(returning: $0) }
        }
    }

    @Test("A folder in memory is written and read back") func wrapper() throws {
        let folder = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
        ])
        folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
        let url = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try folder.write(to: url, options: .atomic, originalContentsURL: nil)
        let copy = try FileWrapper(url: url)
        #expect(copy.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
        #expect(copy.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8) && folder.matchesContents(of: url))
    }
}
