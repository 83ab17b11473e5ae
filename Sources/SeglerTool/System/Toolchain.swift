import Foundation

/// The Swift compiler of this machine.
struct Toolchain: Sendable {
    let swiftc: URL
    let swift: URL

    /// The one in PATH.
    static func find(environment: [String: String]) throws -> Toolchain {
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let swiftc = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
            guard access(swiftc.path, X_OK) == 0 else { continue }
            return Toolchain(swiftc: swiftc, swift: swiftc.deletingLastPathComponent().appendingPathComponent("swift"))
        }
        throw ToolError("There is no swiftc command.", advice: advice)
    }

    /// Changes with the compiler. What is called swiftc may only be a link or a switch between several toolchains.
    var identity: String {
        let real = swiftc.resolvingSymlinksInPath()
        let compiler = real.deletingLastPathComponent().appendingPathComponent("swift-frontend")
        var fingerprint = Fingerprint()
        if Folder.exists(compiler) {
            fingerprint.add(file: compiler)
        } else {
            fingerprint.add(file: real)
            fingerprint.add((try? version()) ?? "")
        }
        return fingerprint.text
    }

    /// Whether the toolchain brings LLVM's linker.
    var hasFastLinker: Bool {
        let linker = swiftc.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("ld.lld")
        return access(linker.path, X_OK) == 0
    }

    private func version() throws -> String {
        try Subprocess(
            executable: swiftc.path, arguments: ["--version"], environment: ProcessInfo.processInfo.environment
        ).run().output
    }

    static let advice =
        "Install Swift 6.2 or newer from https://www.swift.org/install/linux and put its usr/bin first into PATH."
}
