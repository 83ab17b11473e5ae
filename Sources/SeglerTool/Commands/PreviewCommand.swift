import Foundation
import PreviewMessages

/// `segler preview`: shows an app's previews, or draws them into files.
struct PreviewCommand: Command {
    let name = "preview"
    let summary = "show the previews of an app, or draw them into files"
    let explanation = """
        PLACE is a folder with SwiftUI source, or one of its files; without it, the current folder. Each #Preview and each
        view of a PreviewProvider is drawn as in a window. Without --list and --output a window shows them, and follows
        each change of a file that is saved. A library without @main has previews too. A preview that crashes is named, and
        the others are drawn all the same; the exit status is 1 then.
        """
    let operands = Operands(name: "PLACE", count: 0...1, completion: .files)
    let options =
        [
            CommandOption.flag("list", help: "only say which previews there are"),
            CommandOption.value(
                "output", short: "o", named: "PATH", help: "a folder for the pictures, or a .png for the only one",
                completion: .files),
        ] + PreviewOptions.declared + [
            AppSelection.option,
            CommandOption.flag("json", help: "say what happens in lines of JSON"),
            CommandOption.value("first", named: "ID", help: "which preview to draw first, by its id in the JSON"),
        ]
    let examples = [
        CommandExample("segler preview", "a window with the previews of the app in this folder"),
        CommandExample("segler preview Views/Card.swift", "only those of one file"),
        CommandExample("segler preview Notes -o pictures --dark --locale de_DE", "files, dark and in German"),
        CommandExample("segler preview --name Card -o card.png --scale 2", "one picture, with fine pixels"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let options = try PreviewOptions(arguments)
        guard arguments.has("list") || arguments.value("output") != nil else {
            return try PreviewWindow(context: context).open(arguments, options: options)
        }
        let project = try PreviewProject(arguments, in: context)
        let program = try PreviewBuilder(context: context).build(project)
        try SystemLibraries.require()
        let display = try PreviewDisplay(context)
        defer { display.close() }
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("segler-preview-\(UUID().uuidString)", isDirectory: true)
        Interruption.removes(scratch)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let drawing = PreviewDrawing(
            program: program, environment: environment(of: context, display: display, options: options),
            options: options, places: PreviewPlaces(sources: project.sources), first: arguments.value("first"))
        let session = PreviewSession(
            drawing: drawing, project: project, scratch: scratch, context: context, isJSON: arguments.has("json"))
        if arguments.has("list") { return try session.list() }
        return try session.draw(to: context.url(arguments.value("output") ?? "."))
    }

    private func environment(
        of context: ToolContext, display: PreviewDisplay, options: PreviewOptions
    ) -> [String: String] {
        var variables = context.environment
        variables.merge(display.environment) { $1 }
        variables.merge(options.localeVariables) { $1 }
        if display.isOwn {
            variables["WAYLAND_DISPLAY"] = nil
            variables["GDK_BACKEND"] = "x11"
            // Pictures come out the same on every machine.
            variables["GSK_RENDERER"] = "cairo"
            variables["GSETTINGS_BACKEND"] = "memory"
        }
        variables["GTK_A11Y"] = "none"
        // A crash is told in a line; what it looked like inside takes seconds to find out.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        variables["GTK_THEME"] = nil
        // What programs ask that want to know whether they are shown in a preview.
        variables["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
        return variables
    }
}
