import Foundation

/// `segler run`: builds an app and starts it.
struct RunCommand: Command {
    let name = "run"
    let summary = "build an app and start it"
    let explanation = """
        FOLDER is any folder with SwiftUI source: an Xcode project, a Swift package, or just .swift files; without it, the
        current folder. Only what has changed is compiled again. Nothing is written into the folder: builds are kept in
        ~/.cache/segler ($XDG_CACHE_HOME). Ends with the program's own exit status.
        """
    let operands = Operands.folder
    let options = [AppSelection.option, Configuration.option]
    let takesRest = true
    let examples = [
        CommandExample("segler run", "the app in this folder"),
        CommandExample("segler run Notes -c release", "the optimised program"),
        CommandExample("segler run Shop --app ShopAdmin", "one of the project's apps"),
        CommandExample("segler run Notes -- --reset", "with an argument for the program"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let configuration = try Configuration(arguments)
        let app = try AppSelection.one(arguments, in: context)
        let program = try Builder(context: context, configuration: configuration).build(app)
        try SystemLibraries.require()
        if !SystemLibraries.hasDisplay(environment: context.environment) {
            context.console.warning(
                "There is no display for the window of \(app.name): DISPLAY and WAYLAND_DISPLAY are not set.")
        }
        throw Subprocess(executable: program.path, arguments: arguments.rest, environment: context.environment)
            .replaceThisProcess()
    }
}
