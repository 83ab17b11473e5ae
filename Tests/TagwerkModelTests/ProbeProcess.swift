import Foundation
import Testing

/// A process of its own that opens the data, under another clock, zone or user, and that can be killed.
final class ProbeProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()

    /// - Parameters:
    ///   - prefix: a command that starts the probe, such as `setpriv`.
    ///   - environment: what is set besides the environment of the tests; nil unsets.
    init(folder: URL? = nil, prefix: [String] = [], environment: [String: String?] = [:]) throws {
        let arguments = prefix + [Self.program] + (folder.map { [$0.path(percentEncoded: false)] } ?? [])
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            environment.compactMapValues(\.self)
        ) { $1 }.filter { environment[$0.key] != .some(nil) }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        kill()
    }

    /// The program is built beside the tests.
    static let program: String = {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appending(path: "DayProbe").path(percentEncoded: false)
    }()

    /// Sends a command without waiting for its answer.
    func send(_ command: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    }

    /// Sends a command and waits for its one line of answer; nil when the process has ended.
    func ask(_ command: String) throws -> String? {
        try send(command)
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread.removeSubrange(...end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread.append(more)
        }
    }

    /// Sends a command and waits until the process has ended; returns all lines that it wrote whole.
    func askUntilItEnds(_ command: String) throws -> [String] {
        try send(command)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Ends the process as the kernel does, with no chance to tidy up.
    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// What makes the probe an ordinary user, whom permissions bind; nothing when the tests run as one.
    static let asOrdinaryUser =
        geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

    /// Whether an ordinary user can start the probe, which a build under an administrator's home forbids.
    static let ordinaryUserCanRun = canRun(asOrdinaryUser + ["test", "-x", program])

    static func canRun(_ command: String...) -> Bool { canRun(command) }

    /// Whether a command can be run here at all.
    private static func canRun(_ command: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
