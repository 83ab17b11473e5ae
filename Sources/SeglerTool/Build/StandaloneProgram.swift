import Foundation

/// Makes one file of a built program: linked anew with Segler and Swift in it, so that it needs neither, and beside it a
/// folder with what it reads, where Foundation looks for that.
struct StandaloneProgram {
    let program: URL
    let app: AppProject
    let context: ToolContext
    let configuration: Configuration
    let toolchain: Toolchain
    let runtime: Runtime

    /// Puts the program at `file`. Replaces a program and its folder, and nothing else.
    func write(to file: URL) throws {
        let resources = file.appendingPathExtension("resources")
        try Self.requireReplaceable(file, resources: resources)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Whoever starts it now gets the old one or the new one, never half of one.
        let new = file.deletingLastPathComponent().appendingPathComponent("." + file.lastPathComponent + ".new")
        Interruption.removes(new)
        defer { try? FileManager.default.removeItem(at: new) }
        let whole = try app.package == nil ? linked() : program.resolvingSymlinksInPath()
        // Read and written, since a full disk is not told to a linker that maps its file.
        try Data(contentsOf: whole, options: .alwaysMapped).write(to: new)
        chmod(new.path, 0o777 & ~Files.mask)
        if app.package != nil {
            context.console.note(
                "\(file.lastPathComponent) is a package's: it loads Swift and Segler from where they are on this machine."
            )
        }
        try writeResources(of: file, to: resources)
        guard rename(new.path, file.path) == 0 else { throw ToolError(file: file.path, code: errno) }
    }

    /// The program with the libraries in it, in the cache; linked where the build is a newer one.
    private func linked() throws -> URL {
        let folder = BuildFolder(app: app, configuration: configuration, cache: context.cacheFolder)
        let lock = FolderLock(folder.url) {}
        defer { withExtendedLifetime(lock) {} }
        let record = try? String(contentsOf: folder.record, encoding: .utf8)
        if Folder.exists(folder.single), let record,
            (try? String(contentsOf: folder.singleRecord, encoding: .utf8)) == record
        {
            return folder.single
        }
        let linker = try StaticLinker(toolchain: toolchain, runtime: runtime, context: context)
        context.console.progress("Linking \(app.name)…")
        defer { context.console.endProgress() }
        try? FileManager.default.removeItem(at: folder.singleRecord)
        try linker.link(try objects(in: folder), to: folder.single, isStripped: configuration == .release)
        try Files.write(record ?? "", to: folder.singleRecord)
        return folder.single
    }

    private static func requireReplaceable(_ file: URL, resources: URL) throws {
        if Folder.exists(file), !isProgram(file) {
            throw ToolError.usage(
                "\(file.path) is there already and is no program.",
                advice: "Name another file after -o, or a folder with “/” at its end.")
        }
        if Folder.exists(resources), ExportRecord(of: resources) == nil {
            throw ToolError.usage(
                "\(resources.path) is there already, and no build has made it.", advice: "Name another file after -o.")
        }
    }

    /// Whether the file begins as the system's programs do.
    private static func isProgram(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        return (try? handle.read(upToCount: 4)) == Data([0x7F] + "ELF".utf8)
    }

    /// What the build has left; objects of source that has gone may lie beside them.
    private func objects(in folder: BuildFolder) throws -> [URL] {
        var modules = app.modules
        if !modules.isEmpty {
            modules[modules.count - 1].sources += try GeneratedSources(app: app, folder: folder.generated).write()
        }
        return modules.flatMap { module in
            OutputFileMap(folder: folder.objects(of: module), sources: module.sources, isWholeModule: false).objects
        }
    }

    // MARK: What the program reads

    private func writeResources(of file: URL, to folder: URL) throws {
        let parts = Folder.entries(of: program.deletingLastPathComponent()).filter {
            $0.name != program.lastPathComponent
        }
        guard app.package == nil else {
            // A package's bundles are looked for beside the program, under their own names.
            for part in parts where part.url.pathExtension == "resources" {
                try Files.copy(part.url, to: folder.deletingLastPathComponent().appendingPathComponent(part.name))
            }
            return
        }
        try? FileManager.default.removeItem(at: folder)
        guard !app.resources.isEmpty || app.info != ProgramInfo(accentColor: app.info.accentColor) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try ExportRecord(names: Set(parts.map(\.name))).write(to: folder)
        for part in parts { try Files.copy(part.url, to: folder.appendingPathComponent(part.name)) }
        // What the bundle calls its program.
        try? FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(file.lastPathComponent).path,
            withDestinationPath: "../" + file.lastPathComponent)
    }
}
