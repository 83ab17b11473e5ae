import Foundation
import Testing

@testable import SwiftUICore

struct SettingsFileTests {
    private let folder: URL
    private let settings: SettingsFile

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        settings = SettingsFile(file: folder.appendingPathComponent("app.plist"))
    }

    private func write(_ values: [String: Any]) throws {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: settings.file)
    }

    private func read(_ file: URL) throws -> [String: Any]? {
        try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
    }

    private func damagedFiles() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.contains("damaged") }
    }

    @Test("A damaged file is kept aside, reported, and replaced by the last good one")
    func mends() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(["a": 1])
        settings.keepCopy()
        for damage in ["<plist", ""] {
            try Data(damage.utf8).write(to: settings.file)
            let message = try #require(settings.mend())
            #expect(message.contains("damaged"))
            #expect(try read(settings.file)?["a"] as? Int == 1)
        }
        #expect(try Set(damagedFiles().map { try String(contentsOf: $0, encoding: .utf8) }) == ["<plist", ""])
    }

    @Test("A damaged file without a good copy is kept aside all the same")
    func keepsAside() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("garbage".utf8).write(to: settings.file)
        #expect(settings.mend()?.contains("new ones") == true)
        #expect(try damagedFiles().count == 1)
        #expect(!FileManager.default.fileExists(atPath: settings.file.path))
    }

    @Test("A good file, or none, is left alone, and a damaged one never becomes the good copy")
    func leavesAlone() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(settings.mend() == nil)
        try write(["a": 1])
        #expect(settings.mend() == nil)
        settings.keepCopy()
        try Data("garbage".utf8).write(to: settings.file)
        settings.keepCopy()
        _ = settings.mend()
        #expect(try read(settings.file)?["a"] as? Int == 1)
    }
}
