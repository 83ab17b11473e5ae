import Foundation

/// Builds a Swift package with SwiftPM, in the cache and with the SwiftUI module in reach. A package that depends on
/// Segler itself brings its own.
struct PackageBuilder {
    let context: ToolContext
    let configuration: Configuration
    let toolchain: Toolchain
    let runtime: Runtime

    func build(_ app: AppProject, package: URL) throws -> URL {
        let product = try executableProduct(of: app, package: package)
        context.console.progress("Building \(product)…")
        let result = try swiftBuild(app, package: package, extra: ["--product", product])
        context.console.endProgress()
        guard result.status == 0 else {
            context.console.note(result.output.trimmingCharacters(in: .newlines))
            throw BuildFailure.error(app: app, output: result.output)
        }
        return scratch(of: app).appendingPathComponent(configuration.rawValue).appendingPathComponent(product)
    }

    /// `swift build` of the package, in the cache.
    func swiftBuild(_ app: AppProject, package: URL, extra: [String] = []) throws -> Subprocess.Result {
        var words = ["build", "--package-path", package.path, "--scratch-path", scratch(of: app).path]
        words += ["-c", configuration.rawValue] + extra
        if !Self.bringsSegler(app.wrapped ?? package) {
            try discardOutdated(in: scratch(of: app))
            let folder = runtime.library.deletingLastPathComponent().path
            words += ["-Xswiftc", "-I", "-Xswiftc", runtime.modules.path]
            words += ImplicitImports.words(
                for: SourceModule(name: app.name, sources: SourceFolder(package).sources), runtime: runtime
            ).flatMap { ["-Xswiftc", $0] }
            words += ["-Xlinker", "-L" + folder, "-Xlinker", "-lSegler", "-Xlinker", "-rpath=" + Export.libraryPath]
            words += ["-Xlinker", "-rpath=" + folder]
            if let macros = runtime.macros {
                words += ["-Xswiftc", "-load-plugin-executable", "-Xswiftc", macros.path + "#SwiftUIMacros"]
            }
        }
        return try swift(words)
    }

    private func scratch(of app: AppProject) -> URL {
        BuildFolder(app: app, configuration: .debug, cache: context.cacheFolder).url.deletingLastPathComponent()
            .appendingPathComponent("package")
    }

    /// SwiftPM knows of no modules but a package's own: where the library or its modules have changed, it would leave the
    /// objects that were made with the old ones. What it has fetched stays.
    private func discardOutdated(in scratch: URL) throws {
        let basis = Inputs.basis(runtime: runtime, toolchain: toolchain)
        let file = scratch.appendingPathComponent("basis")
        guard (try? String(contentsOf: file, encoding: .utf8)) != basis else { return }
        let kept: Set<String> = ["artifacts", "checkouts", "repositories", "workspace-state.json"]
        for entry in Folder.entries(of: scratch) where !kept.contains(entry.name) {
            try FileManager.default.removeItem(at: entry.url)
        }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try Files.write(basis, to: file)
    }

    private func swift(_ words: [String]) throws -> Subprocess.Result {
        try Subprocess(executable: toolchain.swift.path, arguments: words, environment: context.environment).run()
    }

    static func bringsSegler(_ package: URL) -> Bool {
        guard let data = try? Data(contentsOf: package.appendingPathComponent("Package.swift")) else { return false }
        let text = SwiftText.withoutComments(String(decoding: data, as: UTF8.self))
        return text.contains(#/\.product\(\s*name:\s*"SwiftUI"/#)
    }

    private func executableProduct(of app: AppProject, package: URL) throws -> String {
        let result = try swift([
            "package", "--package-path", package.path, "--scratch-path", scratch(of: app).path, "dump-package",
        ])
        let lines = result.output.drop { $0 != "{" }
        guard result.status == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(lines.utf8)) else {
            throw ToolError("The Package.swift of \(app.name) cannot be read:\n\(result.output)", status: .usage)
        }
        let names = manifest.executables
        if let product = app.product {
            guard names.contains(product) else {
                throw ToolError.usage(
                    "The package \(app.name) has no program “\(product)”.",
                    advice: "It has: \(names.joined(separator: ", "))")
            }
            return product
        }
        guard let first = names.first else {
            throw ToolError.usage(
                "The package \(app.name) has no executable target.",
                advice: "Make the target with the app's @main an .executableTarget(name:…).")
        }
        guard names.count > 1 else { return first }
        throw ToolError.usage(
            "The package \(app.name) has several programs: \(names.joined(separator: ", ")).",
            advice: "Choose one: --app \(first)")
    }

    /// What the tool reads of `swift package dump-package`.
    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
        }

        struct Product: Decodable {
            struct Kind: Decodable {
                let executable: String?

                private enum CodingKeys: CodingKey { case executable }

                init(from decoder: any Decoder) throws {
                    executable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable) ? "" : nil
                }
            }

            let name: String
            let type: Kind
            let targets: [String]
        }

        let products: [Product]
        let targets: [Target]

        /// Declared products, and the targets that SwiftPM makes products of by itself.
        var executables: [String] {
            let declared = products.filter { $0.type.executable != nil }
            let covered = Set(declared.flatMap(\.targets))
            return declared.map(\.name)
                + targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
        }
    }
}
