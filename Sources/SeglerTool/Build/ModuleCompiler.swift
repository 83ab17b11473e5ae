import Foundation

/// Compiles the modules of one app, and links them.
struct ModuleCompiler {
    let context: ToolContext
    let configuration: Configuration
    let toolchain: Toolchain
    let runtime: Runtime
    let folder: BuildFolder

    /// Compiles a library of the app; returns its objects.
    func compileLibrary(_ module: SourceModule, of app: AppProject) throws -> [URL] {
        let map = OutputFileMap(folder: folder.objects(of: module), sources: module.sources, isWholeModule: false)
        let interface = folder.modules.appendingPathComponent(module.name + ".swiftmodule")
        try run(
            words(for: module, map: map) + ["-c", "-emit-module", "-emit-module-path", interface.path], of: app)
        return map.objects
    }

    /// Compiles the app's own module and links it with the others' objects.
    func compileProgram(_ module: SourceModule, of app: AppProject, objects: [URL]) throws {
        var module = module
        module.sources += try GeneratedSources(app: app, folder: folder.generated).write()
        let isWhole = configuration == .release
        let map = OutputFileMap(folder: folder.objects(of: module), sources: module.sources, isWholeModule: isWhole)
        var words = try words(for: module, map: map)
        if !isWhole {
            // Linking wants the interface for the debugger. One of the compiler's own is gone the next time, and is not
            // made again where no source has changed. What becomes of it lies beside it, under the module's name.
            let interface = folder.modules.appendingPathComponent(module.name + ".swiftmodule")
            words += ["-emit-module", "-emit-module-path", interface.path]
        }
        words += objects.map(\.path)
        words += ["-emit-executable", "-o", folder.program(of: app).path]
        words += ["-L", runtime.library.deletingLastPathComponent().path, "-lSegler"]
        // Half the time of the usual one, which counts between a save and a preview.
        if toolchain.hasFastLinker { words.append("-use-ld=lld") }
        // A program that is given away carries its libraries; they count before those of this machine.
        for path in [Export.libraryPath, runtime.library.deletingLastPathComponent().path] {
            words += ["-Xlinker", "-rpath", "-Xlinker", path]
        }
        try run(words, of: app)
    }

    private func words(for module: SourceModule, map: OutputFileMap) throws -> [String] {
        var words = CompilerArguments.common(
            for: module, sources: module.sources, configuration: configuration, runtime: runtime,
            moduleFolder: folder.modules)
        words += ["-output-file-map", try map.write().path, "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
        switch configuration {
        case .debug: words += ["-Onone", "-g", "-incremental", "-enable-batch-mode"]
        case .release: words += Self.optimisation(map)
        }
        if context.console.hasColoredErrors { words.append("-color-diagnostics") }
        return words + module.sources.map(\.path)
    }

    /// Several threads, since each then writes the objects of its files, which others are linked of later.
    private static func optimisation(_ map: OutputFileMap) -> [String] {
        guard map.isWholeModule else { return ["-O"] }
        return ["-O", "-whole-module-optimization", "-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    }

    private func run(_ words: [String], of app: AppProject) throws {
        let compiler = Subprocess(
            executable: toolchain.swiftc.path, arguments: words, environment: context.environment)
        let result = try compiler.run()
        context.console.endProgress()
        let output = CompilerOutput.readable(result.output)
        if !output.isEmpty { context.console.note(output) }
        guard result.status == 0 else { throw BuildFailure.error(app: app, output: result.output) }
    }
}
