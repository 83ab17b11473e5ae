import Foundation

/// A display that nobody sees, kept for all drawings: starting one takes longer than to draw.
@MainActor
final class PrivateDisplay {
    let name: String
    private let server = Process()

    /// nil where there is no Xvfb; the tool will do without it.
    init?() {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let program = folders.map({ URL(fileURLWithPath: $0 + "/Xvfb") }).first(where: {
                FileManager.default.isExecutableFile(atPath: $0.path)
            })
        else { return nil }
        // The server ends with the window, however that ends.
        server.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        server.arguments =
            ["--pdeathsig", "TERM", "--", program.path] + [
                "-displayfd", "1", "-screen", "0", "4096x4096x24", "-nolisten", "tcp", "-noreset", "-dpi", "96",
            ]
        let output = Pipe()
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        server.standardInput = FileHandle.nullDevice
        guard (try? server.run()) != nil else { return nil }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let number = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            server.terminate()
            return nil
        }
        name = ":\(number)"
    }

    func close() {
        if server.isRunning { server.terminate() }
    }
}
