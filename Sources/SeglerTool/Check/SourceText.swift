import Foundation

/// A source file, to look up what stands where the compiler points.
struct SourceText: Sendable {
    private let lines: [[UInt8]]

    init(path: String) {
        self.init(text: path.isEmpty ? "" : (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }

    init(text: String) {
        lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// The name of what is called where `line` and `column` (from 1, in bytes) stand inside its arguments.
    func callee(line: Int, column: Int) -> String? {
        var bytes = lines.prefix(max(0, line - 1)).suffix(60).flatMap { $0 + [UInt8(ascii: "\n")] }
        guard line > 0, line <= lines.count else { return nil }
        let current = lines[line - 1]
        bytes += current.prefix(max(0, column - 1))
        if column - 1 < current.count, current[column - 1] == UInt8(ascii: "(") { bytes.append(UInt8(ascii: "(")) }
        var depth = 0
        var index = bytes.count - 1
        while index >= 0 {
            switch bytes[index] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("):
                if depth == 0 { return name(before: index, in: bytes) }
                depth -= 1
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth = max(0, depth - 1)
            default: break
            }
            index -= 1
        }
        return nil
    }

    /// The name that begins at that place.
    func name(line: Int, column: Int) -> String? {
        guard line > 0, line <= lines.count, column > 0, column <= lines[line - 1].count else { return nil }
        let bytes = lines[line - 1][(column - 1)...].drop { $0 == UInt8(ascii: ".") }.prefix(while: Self.isName)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private func name(before index: Int, in bytes: [UInt8]) -> String? {
        var end = index
        // `Array<Int>(…)`: the name is before the generic arguments.
        if end > 0, bytes[end - 1] == UInt8(ascii: ">"), let open = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) {
            end = open
        }
        var start = end
        while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (byte >= 0x30 && byte <= 0x39)
            || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
}
