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

    static let advice =
        "Install Swift 6.2 or newer from https://www.swift.org/install/linux and put its usr/bin first into PATH."
}
