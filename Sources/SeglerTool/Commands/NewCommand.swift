import Foundation

/// `segler new`: makes the folder of a new app.
struct NewCommand: Command {
    let name = "new"
    let summary = "make a new app that runs here and opens in Xcode"
    let explanation = """
        NAME is the app's name and the name of its folder; it may come with a path. The folder holds an Xcode project, the
        source, an asset catalogue, and texts in English and German. New files need no entry in the project.
        """
    let operands = Operands(name: "NAME", count: 1...1, completion: .nothing)
    let options = [
        CommandOption.value(
            "identifier", short: nil, named: "ID", help: "the bundle identifier (default: org.example.NAME)")
    ]
    let examples = [
        CommandExample("segler new Hello", "then: segler run Hello"),
        CommandExample(
            "segler new ~/Code/Hello --identifier com.acme.hello", "in another folder, with your own identifier"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let folder = context.url(arguments.operands[0])
        let name = folder.lastPathComponent
        guard Self.isPossible(name) else {
            throw ToolError.usage(
                "“\(name)” cannot be an app's name.", advice: "Use letters and digits, such as: segler new Hello")
        }
        let identifier = arguments.value("identifier")
        if let identifier, identifier.wholeMatch(of: #/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/#) == nil {
            throw ToolError.usage(
                "“\(identifier)” cannot be an identifier.",
                advice: "It has letters, digits, hyphens and dots, such as com.acme.hello.")
        }
        if Folder.exists(folder), !Folder.entries(of: folder).isEmpty || !Folder.isFolder(folder.path) {
            throw ToolError.usage(
                "\(context.shown(folder)) is there already.", advice: "Choose another name, or an empty folder.")
        }
        let wasThere = Folder.exists(folder)
        do {
            try write(AppTemplate(name: name, identifier: identifier), to: folder)
        } catch {
            // Half an app would be in the way of the next try.
            if !wasThere { try? FileManager.default.removeItem(at: folder) }
            throw error
        }
        let shown = context.shown(folder)
        context.console.print("Made \(shown). Start it: segler run \(ShellWord.quoted(shown))")
        return .success
    }

    private func write(_ template: AppTemplate, to folder: URL) throws {
        for (path, text) in template.files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Files.write(text, to: file)
        }
    }

    /// Names begin neither hidden nor like an option, and have nothing that the project's file would read otherwise.
    private static func isPossible(_ name: String) -> Bool {
        name.contains { $0.isLetter || $0.isNumber } && !name.hasPrefix(".") && !name.hasPrefix("-")
            && !name.contains { "\"\\$/".contains($0) || $0.isNewline }
    }
}
