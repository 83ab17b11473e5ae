import Foundation

/// Builds an app in the cache, with as little work as the change asks for.
struct Builder {
    let context: ToolContext
    let configuration: Configuration

    /// Builds what has changed and returns the program.
    func build(_ app: AppProject) throws -> URL {
        let toolchain = try Toolchain.find(environment: context.environment)
        let runtime = try Runtime.find(executable: context.executable)
        if let package = app.package {
            return try PackageBuilder(
                context: context, configuration: configuration, toolchain: toolchain, runtime: runtime
            )
            .build(app, package: package)
        }
        let folder = BuildFolder(app: app, configuration: configuration, cache: context.cacheFolder)
        let program = folder.program(of: app)
        let fingerprint = Inputs(app: app, runtime: runtime, toolchain: toolchain, executable: context.executable)
            .fingerprint
        if Folder.exists(program), (try? String(contentsOf: folder.record, encoding: .utf8)) == fingerprint {
            return program
        }
        try requireEntryPoint(of: app)
        app.warnings.forEach(context.console.warning)
        context.console.progress("Building \(app.name)…")
        defer { context.console.endProgress() }
        try folder.create()
        let lock = FolderLock(folder.url) {
            context.console.progress("Waiting for another segler that builds \(app.name)…")
        }
        defer { withExtendedLifetime(lock) {} }
        try folder.discardRemains(of: app, basis: Inputs.basis(runtime: runtime, toolchain: toolchain))
        // What an unfinished build leaves belongs to no state of the source.
        try? FileManager.default.removeItem(at: folder.record)
        try ProgramBundle(app: app, url: folder.bundle(of: app)).write().forEach(context.console.warning)
        let compiler = ModuleCompiler(
            context: context, configuration: configuration, toolchain: toolchain, runtime: runtime, folder: folder)
        var objects: [URL] = []
        for module in app.modules.dropLast() { objects += try compiler.compileLibrary(module, of: app) }
        if let module = app.module { try compiler.compileProgram(module, of: app, objects: objects) }
        try Files.write(fingerprint, to: folder.record)
        return program
    }

    private func requireEntryPoint(of app: AppProject) throws {
        guard let module = app.module else { return }
        guard !module.sources.isEmpty else {
            throw ToolError.usage("\(app.name) has no Swift files.", advice: "Add the .swift files to the project.")
        }
        if let locked = module.sources.first(where: { access($0.path, R_OK) != 0 }) {
            throw ToolError(file: locked.path, code: errno, advice: "A source must be yours to read.")
        }
        let entries = EntryPoint.all(in: module.sources)
        guard entries.isEmpty else { return }
        throw ToolError.usage(
            "\(app.name) has no @main, so nothing starts it.",
            advice: """
                Add a file such as \(app.name).swift:

                    import SwiftUI

                    @main
                    struct \(ModuleName.valid(app.name))App: App {
                        var body: some Scene {
                            WindowGroup { ContentView() }
                        }
                    }
                """
        )
    }
}
