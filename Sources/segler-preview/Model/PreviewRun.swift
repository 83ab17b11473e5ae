import Foundation
import PreviewMessages

/// One run of the tool that draws previews; its reports come as they are made.
@MainActor
final class PreviewRun {
    enum Event: Sendable {
        case report(PreviewReport)
        /// The tool's status, and what it said on standard error.
        case ended(Int32, String)
    }

    private let process = Process()
    private let report: (Event) -> Void
    private var rest = Data()
    private var errors = Data()
    private var openPipes = 2
    private var hasExited = false
    private var isOver = false

    /// How long to wait for the rest of what the tool has said once it has ended: another process may keep a pipe open.
    private static let patience = 1.0

    init(tool: URL, words: [String], display: String?, _ report: @escaping (Event) -> Void) {
        self.report = report
        process.executableURL = tool
        process.arguments = words
        var environment = ProcessInfo.processInfo.environment
        if let display { environment["SEGLER_PREVIEW_DISPLAY"] = display }
        environment["SEGLER_APP_ID"] = nil
        environment["NO_COLOR"] = "1"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        let failure = Pipe()
        process.standardOutput = output
        process.standardError = failure
        read(output) { $0.take($1) }
        read(failure) { $0.errors += $1 }
        // It holds this object, which must be there until the process has been waited for.
        process.terminationHandler = { _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.exited() } }
        }
        do {
            try process.run()
        } catch {
            isOver = true
            process.terminationHandler = nil
            let message = "\(tool.path): \(error.localizedDescription)"
            DispatchQueue.main.async { report(.ended(1, message)) }
        }
    }

    private func read(_ pipe: Pipe, _ take: @escaping @MainActor (PreviewRun, Data) -> Void) {
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, !self.isOver else { return }
                    if data.isEmpty {
                        self.openPipes -= 1
                        self.endIfAllSaid()
                    } else {
                        take(self, data)
                    }
                }
            }
        }
    }

    private func take(_ data: Data) {
        rest += data
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(rest[rest.startIndex..<newline])
            rest = Data(rest[rest.index(after: newline)...])
            if let line = try? JSONDecoder().decode(PreviewReport.self, from: line) { report(.report(line)) }
        }
    }

    private func exited() {
        hasExited = true
        process.terminationHandler = nil
        endIfAllSaid()
        guard !isOver else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
            MainActor.assumeIsolated { self.end() }
        }
    }

    private func endIfAllSaid() {
        if hasExited, openPipes <= 0 { end() }
    }

    private func end() {
        guard !isOver else { return }
        isOver = true
        let output = String(decoding: errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        report(.ended(process.terminationStatus, output))
    }

    /// Ends the tool; nothing more is reported.
    func cancel() {
        guard !isOver else { return }
        isOver = true
        if process.isRunning { process.terminate() }
    }
}
