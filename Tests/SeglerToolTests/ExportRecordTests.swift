import Foundation
import Testing

@testable import SeglerTool

@Suite("Where a program may be put")
struct ExportRecordTests {
    private let names: Set<String> = ["Demo", "Info.plist", "lib"]

    @Test("A new or empty folder may be filled") func aNewOrEmptyFolderMayBeFilled() throws {
        let folder = try TemporaryFolder()
        #expect(try Export.record(of: folder.url, for: names).names.isEmpty)
        #expect(try Export.record(of: folder.url.appendingPathComponent("new"), for: names).names.isEmpty)
    }

    @Test(
        "A folder with anything else in it is refused, the program's source above all",
        arguments: [
            "notes.txt", "Demo", "Demo/App.swift", "lib/x",
        ])
    func aFolderWithAnythingElseInItIsRefused(path: String) throws {
        let folder = try TemporaryFolder([path: ""])
        #expect(throws: ToolError.self) { try Export.record(of: folder.url, for: names) }
    }

    @Test("A file is refused") func aFileIsRefused() throws {
        let folder = try TemporaryFolder(["out": ""])
        #expect(throws: ToolError.self) {
            try Export.record(of: folder.url.appendingPathComponent("out"), for: names)
        }
    }

    @Test("What an earlier export has put there may be replaced, beside things that were added since")
    func whatAnEarlierExportHasPutThereMayBeReplaced() throws {
        let folder = try TemporaryFolder(["Demo": "", "old.json": "", "notes.txt": ""])
        try ExportRecord(names: ["Demo", "old.json"]).write(to: folder.url)
        #expect(try Export.record(of: folder.url, for: names).names == ["Demo", "old.json"])
        #expect(throws: ToolError.self) { try Export.record(of: folder.url, for: names.union(["notes.txt"])) }
    }

    @Test("Names that lead elsewhere are not taken from a record") func namesThatLeadElsewhereAreNotTaken() throws {
        let folder = try TemporaryFolder([".segler-export": "../x\n..\n.\n/etc\nDemo\n"])
        #expect(ExportRecord(of: folder.url)?.names == ["Demo"])
    }
}
