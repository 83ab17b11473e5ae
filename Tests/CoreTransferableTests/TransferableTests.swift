import FoundationPlus
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

private struct Note: Codable, Equatable, Transferable {
    var title: String
    var isPrivate = false

    static let type = UTType(exportedAs: "org.example.note")

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: Note.type)
        DataRepresentation(contentType: .json) { (note: Note) in
            Data("{\"t\":\"\(note.title)\"}".utf8)
        } importing: { data in
            Note(title: String(decoding: data, as: UTF8.self))
        }
        .exportingCondition { !$0.isPrivate }
        ProxyRepresentation(exporting: \.title)
            .suggestedFileName { "\($0.title).txt" }
    }
}

private struct Picture: Transferable, Equatable {
    var url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .png) {
            SentTransferredFile($0.url)
        } importing: {
            Picture(url: $0.file)
        }
    }
}

private struct Secret: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { (_: Secret) in Data("{}".utf8) }
            .visibility(.ownProcess)
        ProxyRepresentation(exporting: { (_: Secret) in "•••" })
    }
}

@Suite("What can be given to other programs")
struct TransferableTests {
    @Test("A value is given in its forms, the best first")
    func given() {
        #expect(Note(title: "Milk").givenContentTypes == [Note.type, .json, .utf8PlainText])
    }

    @Test("A form with a condition is given only where that holds")
    func condition() {
        #expect(Note(title: "Milk", isPrivate: true).givenContentTypes == [Note.type, .utf8PlainText])
    }

    @Test("What is for this program only is not given to others")
    func visibility() {
        #expect(Secret().givenContentTypes == [.utf8PlainText])
    }

    @Test("Data of a form becomes the value again")
    func roundTrip() async throws {
        let note = Note(title: "Einkauf 🥛")
        let payload = try await note.payload(Note.type)
        #expect(try await Note.load(payload, as: Note.type) == note)
    }

    @Test("A proxy gives its forms for the value, and a name for its file")
    func proxy() async throws {
        let note = Note(title: "Milk")
        #expect(try await note.payload(.utf8PlainText).data() == Data("Milk".utf8))
        #expect(note.suggestedFileName == "Milk.txt")
    }

    @Test("A form that can only be given is not taken")
    func exportOnly() async {
        #expect(Note.takenContentTypes == [Note.type, .json])
        await #expect(throws: TransferError.noCommonForm) {
            try await Note.load(.data(Data("x".utf8)), as: .utf8PlainText)
        }
    }

    @Test("Damaged data is an error, not a value")
    func damaged() async {
        await #expect(throws: DecodingError.self) { try await Note.load(.data(Data("{".utf8)), as: Note.type) }
        await #expect(throws: TransferError.unreadable(.utf8PlainText)) {
            try await String.load(.data(Data([0xFF, 0xFE, 0xFA])), as: .utf8PlainText)
        }
    }

    @Test("A received file is a copy that keeps its name")
    func file() async throws {
        let original = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try Data([1, 2, 3]).write(to: original)
        defer { try? FileManager.default.removeItem(at: original) }
        let received = try await Picture.load(Picture(url: original).payload(.png), as: .png)
        #expect(received.url != original)
        #expect(received.url.lastPathComponent == original.lastPathComponent)
        #expect(try Data(contentsOf: received.url) == Data([1, 2, 3]))
    }

    @Test("Other programs can have as a file what is one, and the form that says what its file is called")
    func files() async throws {
        let named = try #require(try await file(of: Note(title: "Milk")))
        #expect(named == ("Milk.txt", Data("Milk".utf8)))
        let original = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try Data([1, 2, 3]).write(to: original)
        defer { try? FileManager.default.removeItem(at: original) }
        let picture = try #require(try await file(of: Picture(url: original)))
        #expect(picture == (original.lastPathComponent, Data([1, 2, 3])))
        #expect(try await file(of: "text") == nil)
    }

    /// What a value is as a file: its name and what is in it.
    private func file<T: Transferable & Sendable>(of value: T) async throws -> (String, Data)? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let provider = NSItemProvider()
        provider.register(value)
        let file = await withCheckedContinuation { continuation in
            provider.writeFile(in: folder) { continuation.resume(returning: $0) }
        }
        return try file.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    }

    @Test("Of what is offered, the type that comes first among those taken is best, or a kind of it")
    func best() {
        #expect(Note.bestContentType(among: [.utf8PlainText, .json, Note.type]) == Note.type)
        #expect(String.bestContentType(among: [.html, .commaSeparatedText]) == nil)
        #expect(String.bestContentType(among: [.plainText]) == .plainText)
        #expect(Data.bestContentType(among: [.png]) == .png)
    }

    @Test("A file's address is given as one and as any address, another only as that")
    func addresses() {
        #expect(URL(fileURLWithPath: "/a").givenContentTypes.contains(.fileURL))
        #expect(URL(string: "https://example.org").map { $0.givenContentTypes.contains(.fileURL) } == false)
    }

    @Test("An item provider offers a value's forms and makes the value again")
    func provider() async throws {
        let provider = NSItemProvider()
        provider.register(Note(title: "Milk"))
        #expect(provider.registeredContentTypes == [Note.type, .json, .utf8PlainText])
        let note = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadTransferable(type: Note.self) { continuation.resume(with: $0) }
        }
        #expect(note == Note(title: "Milk"))
    }

    @Test("What is for this program only stays takeable inside it")
    func ownForms() {
        let provider = NSItemProvider()
        provider.register(Secret())
        #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
        #expect(provider.openContentTypes == [.utf8PlainText])
    }

    private struct Link: Transferable {
        var url: URL

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.url)
        }
    }

    @Test("A proxy is not given in a form whose condition does not hold for it")
    func proxyCondition() async throws {
        let link = Link(url: try #require(URL(string: "https://example.org")))
        await #expect(throws: TransferError.noCommonForm) { try await link.payload(.fileURL) }
        #expect(try await link.payload(.url).data() == Data("https://example.org".utf8))
    }

    private struct Guarded: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { (_: Guarded) in Data() }
                .exportingCondition { _ in false }
                .exportingCondition { _ in true }
        }
    }

    @Test("All conditions of a form have to hold")
    func conditions() {
        #expect(Guarded().givenContentTypes.isEmpty)
    }
}
