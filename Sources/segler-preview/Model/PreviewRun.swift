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
    private var isCancelled = false

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
        do {
            try process.run()
        } catch {
            isCancelled = true
            report(.ended(1, "\(tool.path): \(error.localizedDescription)"))
        }
    }

    private func read(_ pipe: Pipe, _ take: @escaping @MainActor (PreviewRun, Data) -> Void) {
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    guard let self, !self.isCancelled else { return }
                    if data.isEmpty { self.pipeEnded() } else { take(self, data) }
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

    private func pipeEnded() {
        openPipes -= 1
        guard openPipes == 0 else { return }
        process.waitUntilExit()
        let output = String(decoding: errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        report(.ended(process.terminationStatus, output))
    }

    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        if process.isRunning { process.terminate() }
    }
}
