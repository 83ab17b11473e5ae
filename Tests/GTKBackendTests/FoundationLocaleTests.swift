import Foundation
import Testing

@Suite("Foundation in the user's locale")
struct FoundationLocaleTests {
    /// The probe's lines, in a language.
    private func lines(_ language: String) throws -> [String] {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appending(path: "LocaleProbe")
        var environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("LC_") && $0.key != "LANGUAGE"
        }
        environment["LANG"] = language
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("Dates, numbers and weeks are German for a German") func german() throws {
        #expect(
            try lines("de_DE.UTF-8") == [
                "de_DE", "Montag, 2. März 2026", "2. März 2026", "1.234,5", "2", "allemand",
            ])
    }

    @Test("Dates, numbers and weeks are American for an American") func american() throws {
        #expect(
            try lines("en_US.UTF-8") == [
                "en_US", "Monday, March 2, 2026", "March 2, 2026", "1,234.5", "1", "allemand",
            ])
    }
}
