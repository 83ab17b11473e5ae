import Foundation

/// Builds the program that draws an app's previews: the app itself, or, where nothing starts it, one made for that.
struct PreviewBuilder {
    let context: ToolContext

    func build(_ project: PreviewProject) throws -> URL {
        var app = project.app
        let builder = Builder(context: context, configuration: .debug)
        guard app.package == nil else { return try buildPackage(app, with: builder) }
        if let module = app.module, EntryPoint.all(in: module.sources).isEmpty {
            app.modules[app.modules.count - 1].sources.append(try stub(for: app))
        }
        return try builder.build(app)
    }

    /// A file with an app that shows nothing: asked for previews, it draws those of the files beside it.
    private func stub(for app: AppProject) throws -> URL {
        let folder = BuildFolder(app: app, configuration: .debug, cache: context.cacheFolder).url
            .deletingLastPathComponent().appendingPathComponent("preview")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("PreviewMain.swift")
        try Files.write(Self.main(importing: []), to: file)
        return file
    }

    private static func main(importing modules: [String]) -> String {
        (["SwiftUI"] + modules).map { "import \($0)\n" }.joined() + """

            @main
            struct PreviewMain: App {
                var body: some Scene {
                    WindowGroup { EmptyView() }
                }
            }

            """
    }

    // MARK: Packages

    /// A package without a program gets one: another package that depends on its libraries.
    private func buildPackage(_ app: AppProject, with builder: Builder) throws -> URL {
        let toolchain = try Toolchain.find(environment: context.environment)
        guard let package = app.package,
            let manifest = try PreviewManifest(package: package, toolchain: toolchain, context: context),
            !manifest.hasProgram
        else { return try builder.build(app) }
        guard !manifest.libraries.isEmpty else {
            throw ToolError.usage("The package \(app.name) has neither a program nor a library.")
        }
        let folder = BuildFolder(app: app, configuration: .debug, cache: context.cacheFolder).url
            .deletingLastPathComponent().appendingPathComponent("preview")
        let sources = folder.appendingPathComponent("Sources/PreviewMain")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let products = manifest.libraries.map {
            ".product(name: \"\($0)\", package: \"\(package.lastPathComponent)\")"
        }
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "PreviewMain",
                dependencies: [.package(path: "\(package.path)")],
                targets: [
                    .executableTarget(name: "PreviewMain", dependencies: [\(products.joined(separator: ", "))])
                ]
            )
            """
        try Files.write(text, to: folder.appendingPathComponent("Package.swift"))
        try Files.write(Self.main(importing: []), to: sources.appendingPathComponent("PreviewMain.swift"))
        var wrapper = app
        wrapper.package = folder
        wrapper.name = "PreviewMain"
        wrapper.product = nil
        wrapper.folder = folder
        wrapper.wrapped = package
        return try builder.build(wrapper)
    }
}
