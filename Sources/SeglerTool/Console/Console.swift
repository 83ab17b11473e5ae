import Foundation

/// Where the tool speaks: results to the standard output, everything else to the standard error. Colours and progress
/// are for terminals only.
struct Console: Sendable {
    /// Whether results may be coloured.
    let isColored: Bool
    /// Whether the standard error is a terminal that may be coloured.
    let hasColoredErrors: Bool
    /// Whether progress can be shown.
    let showsProgress: Bool

    static func current(environment: [String: String]) -> Console {
        let wantsColors = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        return Console(
            isColored: wantsColors && isatty(1) == 1,
            hasColoredErrors: wantsColors && isatty(2) == 1,
            showsProgress: environment["TERM"] != "dumb" && isatty(2) == 1
        )
    }

    func print(_ text: String) {
        write(text + "\n", to: 1)
    }

    /// What is not the result: hints, the compiler's words.
    func note(_ text: String) {
        write(text + "\n", to: 2)
    }

    func error(_ error: ToolError) {
        var text = style("error:", .bold, .red, colored: hasColoredErrors) + " " + error.message
        if let advice = error.advice { text += "\n" + advice }
        note(text)
    }

    func warning(_ text: String) {
        note(style("warning:", .bold, .yellow, colored: hasColoredErrors) + " " + text)
    }

    /// A line that the next one replaces; nothing where no terminal is.
    func progress(_ text: String) {
        guard showsProgress else { return }
        write("\r\u{1B}[K" + text, to: 2)
    }

    func endProgress() {
        progress("")
    }

    private func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            // A closed pipe (`segler check … | head`) ends the program by its signal; any other failure has nobody to tell.
            guard count > 0 else { return }
            written += count
        }
    }
}
