import Foundation

/// Where the tool keeps what it builds of an app, one folder per app and configuration.
struct BuildFolder: Sendable {
    let url: URL

    private static let longestName = 40

    init(app: AppProject, configuration: Configuration, cache: URL) {
        let place = Fingerprint.of(app.folder.standardizedFileURL.path + "\n" + app.name)
        // The name is for people; a long one would not fit into a file's name with what is added to it.
        let name = ModuleName.valid(app.name).prefix(Self.longestName) + "-" + place
        url = cache.appendingPathComponent("builds").appendingPathComponent(name)
            .appendingPathComponent(configuration.rawValue)
    }

    /// The program with what belongs to it, as `Bundle.main` sees it.
    func bundle(of app: AppProject) -> URL { url.appendingPathComponent(app.name + ".app", isDirectory: true) }

    func program(of app: AppProject) -> URL { bundle(of: app).appendingPathComponent(app.name) }

    /// Objects of a module.
    func objects(of module: SourceModule) -> URL { url.appendingPathComponent("objects/" + module.name) }

    /// The .swiftmodule files of the app's own libraries.
    var modules: URL { url.appendingPathComponent("modules") }

    var generated: URL { url.appendingPathComponent("generated") }

    /// The program with all libraries in it, and the record of the build that it was linked of.
    var single: URL { url.appendingPathComponent("single") }
    var singleRecord: URL { url.appendingPathComponent("single-record") }

    var record: URL { url.appendingPathComponent("record") }

    func create() throws {
        do {
            for folder in [url, modules, generated] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
        } catch {
            throw ToolError(
                "The folder for builds cannot be made: \(ToolError(describing: error).message)",
                advice: "Set XDG_CACHE_HOME to a folder that you may write in.")
        }
    }

    /// Throws away what cannot be built upon: all of it where the compiler or the library was another one; and the program
    /// of a build that did not come to its end, since the linker may have written half of it.
    func discardRemains(of app: AppProject, basis: String) throws {
        let manager = FileManager.default
        let file = url.appendingPathComponent("basis")
        if (try? String(contentsOf: file, encoding: .utf8)) != basis {
            for entry in Folder.entries(of: url) where entry.name != "lock" { try manager.removeItem(at: entry.url) }
            try create()
            try Files.write(basis, to: file)
        }
        if !Folder.exists(record) { try? manager.removeItem(at: program(of: app)) }
    }
}
