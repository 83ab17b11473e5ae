import Foundation

/// One message of the compiler.
struct Diagnostic: Equatable, Hashable, Codable, Sendable {
    enum Severity: String, Codable, Sendable {
        case error
        case warning
        case note
    }

    let file: String
    let line: Int
    let column: Int
    let severity: Severity
    let message: String

    /// The messages in what the compiler wrote, each once: `FILE:LINE:COLUMN: SEVERITY: MESSAGE`.
    static func all(in output: String) -> [Diagnostic] {
        let plain = output.contains("\u{1B}") ? output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") : output
        let found = plain.split(whereSeparator: \.isNewline).compactMap(parse).uniqued()
        // That a step failed is said again without a place.
        let placed = found.filter { !$0.file.isEmpty }
        return placed.contains { $0.severity == .error } ? placed : found
    }

    private static func parse(_ line: Substring) -> Diagnostic? {
        for severity in [Severity.error, .warning, .note] {
            guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<mark.lowerBound]
            let message = String(line[mark.upperBound...])
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            if parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
                let file = parts.dropLast(2).joined(separator: ":")
                return Diagnostic(file: file, line: line, column: column, severity: severity, message: message)
            }
        }
        guard let mark = line.firstRange(of: "error: "), mark.lowerBound == line.startIndex else { return nil }
        return Diagnostic(file: "", line: 0, column: 0, severity: .error, message: String(line[mark.upperBound...]))
    }
}
