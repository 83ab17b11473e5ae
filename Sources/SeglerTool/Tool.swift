import Foundation

/// The `segler` command: finds the command that was asked for and runs it.
package enum Tool {
    static let version = "0.1"

    /// Runs the tool with the words after its name; returns the exit status.
    package static func run(_ words: [String]) -> Int32 {
        Interruption.expect()
        let context = ToolContext.current()
        do {
            return try run(words, in: context).rawValue
        } catch {
            let error = ToolError(describing: error)
            context.console.error(error)
            return error.status.rawValue
        }
    }

    static func run(_ words: [String], in context: ToolContext) throws -> ExitStatus {
        guard let first = words.first else {
            context.console.print(HelpText.overview(colored: context.console.isColored))
            return .usage
        }
        switch first {
        case "-h", "--help":
            context.console.print(HelpText.overview(colored: context.console.isColored))
            return .success
        case "--version":
            context.console.print("segler \(version)")
            return .success
        default:
            break
        }
        let command = try CommandRegistry.command(named: first)
        let rest = Array(words.dropFirst())
        let own = rest.prefix { $0 != "--" }
        if own.contains("--help") || own.contains("-h") {
            context.console.print(HelpText.text(for: command, colored: context.console.isColored))
            return .success
        }
        return try command.run(Arguments(rest, of: command), in: context)
    }
}
