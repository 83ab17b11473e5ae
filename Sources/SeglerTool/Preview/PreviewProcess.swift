import Foundation
import PreviewMessages
import Synchronization

/// A program that is run to draw its previews.
struct PreviewProcess {
    let program: URL
    let environment: [String: String]

    /// How the program came to its end.
    struct End {
        let status: Int32
        /// What it printed, without the platform's chatter.
        let output: String
    }

    private final class Ending: Sendable {
        let result = Mutex<Result<Subprocess.Result, any Error>?>(nil)
        let signal = DispatchSemaphore(value: 0)
    }

    /// Runs the program, and tells its reports as they come.
    func run(_ request: PreviewRequest, heard: (PreviewReport) throws -> Void) throws -> End {
        let report = URL(fileURLWithPath: request.report)
        try Data().write(to: report)
        let file = report.deletingLastPathComponent().appendingPathComponent("request.json")
        try JSONEncoder().encode(request).write(to: file)
        var variables = environment
        variables[PreviewRequest.variable] = file.path
        let process = Subprocess(executable: program.path, arguments: [], environment: variables)
        let ending = Ending()
        DispatchQueue.global().async {
            let result = Result { try process.run() }
            ending.result.withLock { $0 = result }
            ending.signal.signal()
        }
        let handle = try FileHandle(forReadingFrom: report)
        defer { try? handle.close() }
        var rest = Data()
        while true {
            let isOver = ending.signal.wait(timeout: .now() + .milliseconds(10)) == .success
            rest += (try handle.readToEnd()) ?? Data()
            while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = rest[rest.startIndex..<newline]
                rest = Data(rest[rest.index(after: newline)...])
                if let report = try? JSONDecoder().decode(PreviewReport.self, from: Data(line)) { try heard(report) }
            }
            if isOver { break }
        }
        guard let result = try ending.result.withLock({ $0 })?.get() else { return End(status: 1, output: "") }
        return End(status: result.status, output: Self.withoutChatter(result.output))
    }

    /// GTK says on a display without a desktop what it misses there.
    private static func withoutChatter(_ output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.firstMatch(of: #/^\([^)]*:\d+\): (Gtk|GLib|Gdk|Gsk|Adwaita|dconf)/#) == nil }
            .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
