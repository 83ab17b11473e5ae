import Foundation

/// A display that nobody sees, for previews to be drawn on.
final class PreviewDisplay {
    /// The variables that a program finds it by.
    let environment: [String: String]
    private let server: Process?

    /// Names a display that is there already; who starts several commands in a row keeps one for all of them.
    static let variable = "SEGLER_PREVIEW_DISPLAY"

    init(_ context: ToolContext) throws {
        if let name = context.environment[Self.variable], !name.isEmpty {
            environment = ["DISPLAY": name]
            server = nil
            return
        }
        let folders = (context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard let program = folders.map({ $0 + "/Xvfb" }).first(where: { access($0, X_OK) == 0 }) else {
            // The user's own display does too: the previews flash up on it.
            let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(context.environment[$0] ?? "").isEmpty }
            guard hasDisplay else {
                throw ToolError(
                    "Drawing previews without a display needs Xvfb, which this machine lacks.",
                    advice: "Install it: sudo apt install xvfb")
            }
            environment = [:]
            server = nil
            return
        }
        let (process, name) = try Self.start(program)
        server = process
        environment = ["DISPLAY": name]
    }

    private static func start(_ program: String) throws -> (Process, String) {
        let process = Process()
        // The server ends with whoever has started it, however that ends.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
        process.arguments =
            ["--pdeathsig", "TERM", "--", program] + [
                "-displayfd", "1", "-screen", "0", "4096x4096x24", "-nolisten", "tcp", "-noreset", "-dpi", "96",
            ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw ToolError("\(program) does not start: \(error.localizedDescription)")
        }
        // The server writes its number when it is ready.
        let line = output.fileHandleForReading.availableData
        let number = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard Int(number) != nil else {
            process.terminate()
            throw ToolError("\(program) opens no display.", advice: "Try it by hand: \(program) -displayfd 1")
        }
        return (process, ":" + number)
    }

    /// Whether programs must be kept from using the user's own display.
    var isOwn: Bool { environment["DISPLAY"] != nil }

    func close() {
        guard let server, server.isRunning else { return }
        server.terminate()
        server.waitUntilExit()
    }
}
