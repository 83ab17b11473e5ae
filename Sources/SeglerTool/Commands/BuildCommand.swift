import Foundation

/// `segler build`: builds an app and says where it is.
struct BuildCommand: Command {
    let name = "build"
    let summary = "build an app without starting it"
    let explanation = """
        Prints where the program is. With --output the program is put into a folder that can be moved and given away:
        with its resources, and with Swift's libraries, so that another machine needs GTK and libadwaita only.
        Only what an earlier build has put there is replaced.
        """
    let operands = Operands.folder
    let options = [
        AppSelection.option,
        Configuration.option,
        CommandOption.value(
            "output", short: "o", named: "FOLDER", help: "a folder for the program, ready to be given away",
            completion: .folders),
    ]
    let examples = [
        CommandExample("segler build", "the app in this folder, for debugging"),
        CommandExample("segler build Notes -c release -o out", "optimised, in the folder out"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let configuration = try Configuration(arguments)
        let app = try AppSelection.one(arguments, in: context)
        let program = try Builder(context: context, configuration: configuration).build(app)
        guard let output = arguments.value("output") else {
            context.console.print(program.path)
            return .success
        }
        let target = try Export(
            program: program, app: app, toolchain: Toolchain.find(environment: context.environment),
            runtime: Runtime.find(executable: context.executable), environment: context.environment
        ).write(to: context.url(output))
        context.console.print(target.path)
        return .success
    }
}
