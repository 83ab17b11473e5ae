import Foundation
import Testing

@testable import SeglerTool

@Suite("What the tool says of errors")
struct ToolErrorTests {
    @Test("An error of a file names the file and the reason") func anErrorOfAFileNamesTheFileAndTheReason() throws {
        let folder = try TemporaryFolder(["file": ""])
        let below = folder.url.appendingPathComponent("file/below")
        let error = #expect(throws: (any Error).self) {
            try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        }
        let message = ToolError(describing: try #require(error)).message
        #expect(message.contains(folder.url.path + "/file"))
        #expect(message.count > (folder.url.path + "/file").count + 5)
    }

    @Test("An error of the tool stays as it is") func anErrorOfTheToolStaysAsItIs() {
        let error = ToolError.usage("No.", advice: "Yes.")
        #expect(ToolError(describing: error) == error)
    }

    @Test("A result that the source did not decide is not remembered") func aResultOfTheMachineIsNotRemembered() {
        var result = CheckResult(name: "A", path: "/a", mainType: nil, fileCount: 1)
        #expect(result.isAboutSource)
        result.failure = "No space left on device"
        #expect(!result.isAboutSource)
    }
}
