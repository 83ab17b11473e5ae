import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Uniform types")
struct UTTypeTests {
    @Test("A type is a kind of all that its parents are") func conformance() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.isSubtype(of: .plainText))
        #expect(!UTType.text.isSubtype(of: .text))
    }

    @Test("Extensions and MIME types lead to the type and back") func marks() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/plain; charset=utf-8") == .plainText)
        #expect(UTType.json.preferredMIMEType == "application/json")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    }

    @Test("An extension that nobody knows gets a type of its own") func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "no-such-ending", conformingTo: .text))
        #expect(type.isDynamic && type.conforms(to: .text) && type.preferredFilenameExtension == "no-such-ending")
    }

    @Test("A program's own type keeps its name when it is stored") func exported() throws {
        let type = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
        #expect(type.conforms(to: .text))
        let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([type, .png]))
        #expect(copy == [type, .png])
    }

    @Test("The shared MIME database is read where a type has no name") func database() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "# comment\n50:application/x-score:*.score\n50:text/x-readme:readme*\n"
            .write(to: folder.appendingPathComponent("globs2"), atomically: true, encoding: .utf8)
        try "application/x-score application/xml\n"
            .write(to: folder.appendingPathComponent("subclasses"), atomically: true, encoding: .utf8)
        let database = SharedMIME(folders: [folder.path])
        #expect(database.type(ofEnding: "score") == "application/x-score")
        #expect(database.parents(of: "application/x-score") == ["application/xml"])
        #expect(database.ending(ofType: "application/x-score") == "score")
    }

    @Test("A name gets the extension of its type once") func names() throws {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .image).lastPathComponent == "a.png")
    }
}
