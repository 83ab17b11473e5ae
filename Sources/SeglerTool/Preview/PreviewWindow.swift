import Foundation

/// Opens the window with the previews: a program of its own, so that the tool itself needs no GTK.
struct PreviewWindow {
    let context: ToolContext

    func open(_ arguments: Arguments, options: PreviewOptions) throws -> ExitStatus {
        // What is wrong with the place is better said here than in a window.
        let project = try PreviewProject(arguments, in: context)
        _ = try Toolchain.find(environment: context.environment)
        try SystemLibraries.require()
        guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { !(context.environment[$0] ?? "").isEmpty }) else {
            throw ToolError.usage(
                "There is no display for a window.", advice: "Draw the previews into a folder: --output FOLDER")
        }
        let place = context.url(arguments.operands.first ?? ".").path
        var words = [context.executable.path, place]
        if project.file != nil { words += ["--watch", project.app.folder.path] }
        if options.isDark { words.append("--dark") }
        for name in ["size", "locale", "text-size", "scale", "app"] {
            if let value = arguments.value(name) { words += ["--" + name, value] }
        }
        for name in options.names { words += ["--name", name] }
        var environment = context.environment
        // One window for each place: a second start shows the first.
        environment["SEGLER_APP_ID"] = "io.github.segler.Preview.p" + Fingerprint.of(place)
        throw Subprocess(executable: try program().path, arguments: words, environment: environment)
            .replaceThisProcess()
    }

    /// Installed beside the library; while developing, beside the tool.
    private func program() throws -> URL {
        let folder = context.executable.deletingLastPathComponent()
        let candidates = [
            folder.deletingLastPathComponent().appendingPathComponent("lib/segler/segler-preview"),
            folder.appendingPathComponent("segler-preview"),
        ]
        guard let program = candidates.first(where: { access($0.path, X_OK) == 0 }) else {
            throw ToolError(
                "The window for previews, segler-preview, is missing beside \(context.executable.path).",
                advice: "Install Segler again (make install), or build it: swift build --product segler-preview")
        }
        return program
    }
}
