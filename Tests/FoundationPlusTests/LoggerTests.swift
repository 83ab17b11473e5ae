import Synchronization
import Testing

@testable import os

@Suite("Loggers")
struct LoggerTests {
    private final class Lines: Sendable {
        let text = Mutex("")
    }

    private func written(
        _ message: OSLogMessage, _ level: OSLogType, _ environment: [String: String] = [:]
    ) -> String {
        let lines = Lines()
        let output = LogOutput(environment: environment) { line in lines.text.withLock { $0 += line } }
        output.write(message.text, level: level, log: OSLog(subsystem: "org.example", category: "data"))
        return lines.text.withLock { $0 }
    }

    @Test("A message has its place, its level and its values") func message() {
        let count = 3
        #expect(written("\(count) rows", .default) == "[org.example:data] 3 rows\n")
        #expect(
            written("no \(count, format: .hex(includePrefix: true))", .error) == "error: [org.example:data] no 0x3\n")
    }

    @Test("Private values are not written") func privacy() {
        #expect(written("for \("me", privacy: .private)", .default).contains("<private>"))
        #expect(written("for \("me", privacy: .public)", .default).contains("me"))
    }

    @Test("Messages for those who look for a mistake are written when asked for") func debug() {
        #expect(written("x", .debug).isEmpty)
        #expect(!written("x", .debug, ["G_MESSAGES_DEBUG": "all"]).isEmpty)
    }

    @Test("The journal gets the level that it reads") func journal() {
        #expect(written("x", .error, ["JOURNAL_STREAM": "8:1"]).hasPrefix("<3>"))
    }
}
