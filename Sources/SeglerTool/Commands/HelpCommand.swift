/// `segler help`: the overview, or one command.
struct HelpCommand: Command {
    let name = "help"
    let summary = "tell about a command"
    let explanation = "Without a name: all commands."
    let examples = [CommandExample("segler help run", "all that “run” can do")]

    var operands: Operands {
        Operands(name: "COMMAND", count: 0...1, completion: .words(CommandRegistry.commands.map(\.name)))
    }

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let colored = context.console.isColored
        if let name = arguments.operands.first {
            let command = try CommandRegistry.command(named: name)
            context.console.print(HelpText.text(for: command, colored: colored))
        } else {
            context.console.print(HelpText.overview(colored: colored))
        }
        return .success
    }
}
