import Foundation

/// `segler build`: builds an app and says where it is.
struct BuildCommand: Command {
    let name = "build"
    let summary = "build an app without starting it"
    let explanation = """
        Prints where the program is. With -o FILE the program is that one file: it starts from anywhere and has Segler and
        Swift in it, so that another machine needs GTK, libadwaita and libcurl only. What the app reads, such as pictures
        and translations, lies beside it in FILE.resources, which must move along. With -o FOLDER/, or the name of a folder
        that is there, the folder gets all of it: the program, its resources, and in lib the libraries. Only what an earlier
        build has put there is replaced. A Swift package's program as one file loads Swift and Segler from this machine.
        """
    let operands = Operands.folder
    let options = [
        AppSelection.option,
        Configuration.option,
        CommandOption.value(
            "output", short: "o", named: "FILE",
            help: "where to put the program; with / at the end: a folder for all of it",
            completion: .files),
    ]
    let examples = [
        CommandExample("segler build", "the app in this folder, for debugging"),
        CommandExample("segler build Notes -c release -o notes", "optimised, as the file notes"),
        CommandExample("segler build Notes -c release -o out/", "optimised, in the folder out"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let configuration = try Configuration(arguments)
        let app = try AppSelection.one(arguments, in: context)
        let program = try Builder(context: context, configuration: configuration).build(app)
        guard let output = arguments.value("output") else {
            context.console.print(program.path)
            return .success
        }
        let toolchain = try Toolchain.find(environment: context.environment)
        let runtime = try Runtime.find(executable: context.executable)
        var target = context.url(output)
        if output.hasSuffix("/") || Folder.isFolder(target.path) {
            target = try Export(
                program: program, app: app, toolchain: toolchain, runtime: runtime, environment: context.environment
            ).write(to: target)
        } else {
            try StandaloneProgram(
                program: program, app: app, context: context, configuration: configuration, toolchain: toolchain,
                runtime: runtime
            ).write(to: target)
        }
        context.console.print(target.path)
        return .success
    }
}
