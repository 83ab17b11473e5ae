/// All commands of the tool, in the order of the help.
enum CommandRegistry {
    static let commands: [any Command] = [
        NewCommand(),
        RunCommand(),
        BuildCommand(),
        CheckCommand(),
        PreviewCommand(),
        CompletionsCommand(),
        HelpCommand(),
    ]

    static func command(named name: String) throws -> any Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        let near = Similar.nearest(to: name, in: commands.map(\.name)).map { " Did you mean “segler \($0)”?" } ?? ""
        throw ToolError.usage("There is no command “\(name)”.\(near)", advice: "All commands: segler --help")
    }
}
