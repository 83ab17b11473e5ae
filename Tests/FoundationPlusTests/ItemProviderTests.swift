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
