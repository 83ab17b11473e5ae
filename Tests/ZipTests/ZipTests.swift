import Foundation
import Testing

@testable import Zip

@Suite("Zip archives")
struct ZipTests {
    let files = [
        ("Habits.csv", Data("a,b\n1,2\n".utf8)), ("001 Ü/跑步.csv", Data(repeating: 65, count: 100_000)),
        ("empty", Data()),
        ("noise", Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761 >> 7) })),
    ]

    func archive() throws -> Data {
        var writer = ZipWriter()
        for (name, data) in files { try writer.add(name, data) }
        return writer.data
    }

    @Test("What was written comes back, with its names")
    func roundTrip() throws {
        let archive = try ZipArchive(archive())
        #expect(archive.entries.map(\.name) == files.map(\.0))
        for (entry, file) in zip(archive.entries, files) {
            #expect(try archive.content(of: entry) == file.1)
        }
    }

    @Test("An archive with a comment behind it, and an empty one, are read")
    func comment() throws {
        #expect(try ZipArchive(archive() + Data("a comment".utf8)).entries.count == files.count)
        #expect(try ZipArchive(ZipWriter().data).entries.isEmpty)
    }

    @Test("What is no archive is told apart")
    func noArchive() {
        for data in [Data(), Data("PK".utf8), Data(repeating: 0, count: 1000)] {
            #expect(throws: ZipError.notAnArchive) { try ZipArchive(data) }
        }
    }

    @Test("Unpacking to more than is allowed is refused before it happens")
    func limit() throws {
        let data = try archive()
        #expect(throws: ZipError.tooLarge) { try ZipArchive(data, limit: 100_000) }
    }

    @Test("A changed or cut archive never crashes, and never gives other content")
    func damaged() throws {
        let sound = [UInt8](try archive())
        var refused = 0
        for position in stride(from: 0, to: sound.count, by: 3) {
            for change in [UInt8(1), 0x80, 0xFF] {
                var bytes = sound
                bytes[position] ^= change
                refused += read(Data(bytes)) ? 0 : 1
            }
            refused += read(Data(sound.prefix(position))) ? 0 : 1
        }
        #expect(refused > sound.count / 2)
    }

    /// Whether all could be read; what could be read must be what was written.
    private func read(_ data: Data) -> Bool {
        do throws(ZipError) {
            let archive = try ZipArchive(data)
            for entry in archive.entries {
                let content = try archive.content(of: entry)
                #expect(content.isEmpty || files.contains { $0.1 == content })
            }
            return true
        } catch {
            return false
        }
    }
}
