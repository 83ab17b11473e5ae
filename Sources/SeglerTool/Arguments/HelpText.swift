/// The texts of `segler --help` and `segler help COMMAND`.
enum HelpText {
    static func overview(colored: Bool) -> String {
        let width = CommandRegistry.commands.map(\.name.count).max() ?? 0
        let commands = CommandRegistry.commands.map { "  " + padded($0.name, to: width) + "  " + $0.summary }
        return """
            \(style("segler", .bold, colored: colored)): SwiftUI programs on Linux, from the source that Xcode builds too.

            \(heading("Start here", colored))
              segler new Hello        make an app in the folder Hello
              segler run Hello        build it and start it

            \(heading("With an app that you have", colored))
              segler check MyApp      see what of SwiftUI it uses that is not here
              segler run MyApp        any folder of Swift files, an Xcode project or a Swift package

            \(heading("Commands", colored))
            \(commands.joined(separator: "\n"))

            segler help COMMAND tells more. Exit status: 0 all well, 1 a build or check failed, 2 wrong usage, 130 interrupted.
            """
    }

    static func text(for command: any Command, colored: Bool) -> String {
        var parts = [
            "segler \(command.name): \(command.summary)",
            heading("Usage", colored) + "\n  " + usage(of: command),
            command.explanation,
        ]
        let lines = command.options.map { (signature($0), $0.help) } + [("-h, --help", "this text")]
        let width = lines.map(\.0.count).max() ?? 0
        let options = lines.map { "  " + padded($0.0, to: width) + "  " + $0.1 }
        parts.append(heading("Options", colored) + "\n" + options.joined(separator: "\n"))
        if !command.examples.isEmpty {
            let width = command.examples.map(\.line.count).max() ?? 0
            let examples = command.examples.map { "  " + padded($0.line, to: width) + "  " + $0.meaning }
            parts.append(heading("Examples", colored) + "\n" + examples.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    static func usage(of command: any Command) -> String {
        var words = ["segler", command.name]
        let operands = command.operands
        if operands.count.upperBound > 0 {
            let name = operands.count.upperBound > 1 ? operands.name + "…" : operands.name
            words.append(operands.count.lowerBound > 0 ? name : "[\(name)]")
        }
        if !command.options.isEmpty { words.append("[OPTIONS]") }
        if command.takesRest { words.append("[-- ARGUMENT…]") }
        return words.joined(separator: " ")
    }

    private static func signature(_ option: CommandOption) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        return short + "--" + option.name + (option.valueName.map { " " + $0 } ?? "")
    }

    private static func heading(_ text: String, _ colored: Bool) -> String {
        style(text, .bold, colored: colored)
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
