/// `segler completions`: what a shell needs to complete the tool's commands.
struct CompletionsCommand: Command {
    let name = "completions"
    let summary = "print the completions for bash, zsh or fish"
    let explanation = "“make install” puts them where the shells look; this is for other places."
    let operands = Operands(name: "SHELL", count: 1...1, completion: .words(["bash", "zsh", "fish"]))
    let examples = [
        CommandExample("source <(segler completions bash)", "in ~/.bashrc"),
        CommandExample("source <(segler completions zsh)", "in ~/.zshrc, after compinit"),
        CommandExample("segler completions fish | source", "in ~/.config/fish/config.fish"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let shell = arguments.operands[0]
        guard let script = Completions.script(for: shell) else {
            throw ToolError.usage(
                "There are no completions for “\(shell)”.", advice: "There are some for bash, zsh and fish.")
        }
        context.console.print(script)
        return .success
    }
}
