import Foundation

/// The report as a person reads it.
struct CheckText {
    let report: CheckReport
    let context: ToolContext
    let isVerbose: Bool

    private static let causesPerApp = 5
    private static let causesInAll = 20

    var text: String {
        var lines = report.results.flatMap(lines)
        let total = report.results.count
        if total == 1, report.passed == 1 { return lines.joined(separator: "\n") }
        lines += ["", "\(report.passed) of \(total) \(total == 1 ? "app passes" : "apps pass")."]
        let causes = report.causes.prefix(Self.causesInAll)
        if !causes.isEmpty {
            lines += ["", style("Most frequent causes", .bold, colored: isColored)]
            lines += causes.map { cause in
                let count = total == 1 ? counted(cause.errors, "error") : counted(cause.apps, "app")
                return "  " + String(repeating: " ", count: max(0, 10 - count.count)) + count + "  " + cause.cause.text
            }
        }
        return lines.joined(separator: "\n")
    }

    private var isColored: Bool { context.console.isColored }

    private func lines(_ result: CheckResult) -> [String] {
        let place = context.shown(URL(fileURLWithPath: result.path))
        guard !result.passed else {
            return [style("✓", .green, colored: isColored) + " \(result.name) (\(place))"]
        }
        let mark = style("✗", .red, colored: isColored) + " \(result.name) (\(place)): "
        if let failure = result.failure { return [mark + failure] }
        var lines = [mark + counted(result.errors.count, "error")]
        if isVerbose {
            lines += result.errors.map { error in
                let file = context.shown(URL(fileURLWithPath: error.file))
                return "    " + (error.file.isEmpty ? "" : "\(file):\(error.line): ") + error.message
            }
        } else {
            lines += result.causes.prefix(Self.causesPerApp).map { "    " + $0.cause.text }
            let more = result.causes.count - Self.causesPerApp
            if more > 0 { lines.append("    … and \(more) more") }
        }
        return lines
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
