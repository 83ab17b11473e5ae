import Foundation
import Synchronization

/// Type-checks apps, several at a time.
struct Checker: Sendable {
    let context: ToolContext
    let toolchain: Toolchain
    let runtime: Runtime

    func check(_ apps: [AppProject], width: Int) -> [CheckResult] {
        let done = Mutex(0)
        let console = context.console
        defer { console.endProgress() }
        return Parallel.map(apps, width: width) { app in
            console.progress("Checking \(app.name)… (\(done.withLock { $0 }) of \(apps.count) done)")
            let result = check(app)
            done.withLock { $0 += 1 }
            return result
        }
    }

    func check(_ app: AppProject) -> CheckResult {
        let folder = BuildFolder(app: app, configuration: .debug, cache: context.cacheFolder)
        // What SwiftPM builds depends on more than the tool knows.
        let store =
            app.package == nil
            ? CheckStore(
                folder: folder,
                fingerprint: Inputs(app: app, runtime: runtime, toolchain: toolchain, executable: context.executable)
                    .fingerprint) : nil
        if let known = store?.read() { return known }
        let sources = app.modules.flatMap(\.sources)
        let main = EntryPoint.all(in: app.module?.sources ?? []).first?.type
        var result = CheckResult(name: app.name, path: app.folder.path, mainType: main, fileCount: sources.count)
        do {
            let output = try app.package.map { try packageOutput(app, $0) } ?? moduleOutput(app, in: folder)
            result.errors = output.errors
            result.causes = Causes(diagnostics: output.errors, sources: sources).essential.map {
                CheckResult.CauseCount(kind: $0.cause.kind, symbol: $0.cause.symbol, count: $0.count)
            }
            if output.status != 0, output.errors.isEmpty { result.failure = output.lastLine }
            if result.isAboutSource { store?.write(result) }
        } catch {
            let error = ToolError(describing: error)
            result.failure = ([error.message] + [error.advice].compactMap(\.self)).joined(separator: ". ")
        }
        return result
    }

    private struct Output {
        let status: Int32
        let errors: [Diagnostic]
        let lastLine: String

        init(_ result: Subprocess.Result) {
            status = result.status
            errors = Diagnostic.all(in: result.output).filter { $0.severity == .error }
            let lines = result.output.split(whereSeparator: \.isNewline)
            // What follows of a full disk does not speak of it.
            lastLine =
                (lines.first { $0.contains("No space left on device") } ?? lines.last).map(String.init)
                ?? "The compiler ended with \(status)."
        }
    }

    private func packageOutput(_ app: AppProject, _ package: URL) throws -> Output {
        let builder = PackageBuilder(context: context, configuration: .debug, toolchain: toolchain, runtime: runtime)
        return Output(try builder.swiftBuild(app, package: package))
    }

    private func moduleOutput(_ app: AppProject, in folder: BuildFolder) throws -> Output {
        try folder.create()
        for module in app.modules.dropLast() {
            let interface = folder.modules.appendingPathComponent(module.name + ".swiftmodule")
            let output = try compile(
                module, folder: folder, words: ["-emit-module", "-emit-module-path", interface.path])
            guard output.status == 0 else { return output }
        }
        guard var module = app.module, !module.sources.isEmpty else {
            throw ToolError("\(app.name) has no Swift files.")
        }
        module.sources += try GeneratedSources(app: app, folder: folder.generated).write()
        return try compile(module, folder: folder, words: ["-typecheck"])
    }

    private func compile(_ module: SourceModule, folder: BuildFolder, words: [String]) throws -> Output {
        let common = CompilerArguments.common(
            for: module, sources: module.sources, configuration: .debug, runtime: runtime, moduleFolder: folder.modules)
        let compiler = Subprocess(
            executable: toolchain.swiftc.path,
            arguments: common + words + ["-whole-module-optimization", "-suppress-warnings"]
                + module.sources.map(\.path),
            environment: context.environment)
        return Output(try compiler.run())
    }
}
