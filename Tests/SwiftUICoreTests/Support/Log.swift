/// What happened in a test, in order.
@MainActor
final class Log {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
