import Foundation

/// Links programs that have Segler and Swift in them. What is left to load is the system's: GTK, libadwaita and below.
struct StaticLinker {
    private let clang: URL
    /// Swift's libraries in the kind that goes into programs.
    private let swift: URL
    /// What registers a program's types with Swift's runtime.
    private let start: URL
    private let segler: [String]
    private let system: [String]
    private let context: ToolContext

    /// Throws where a part is missing.
    init(toolchain: Toolchain, runtime: Runtime, context: ToolContext) throws {
        let root = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        clang = root.appendingPathComponent("bin/clang")
        swift = root.appendingPathComponent("lib/swift_static/linux")
        let starts = Folder.entries(of: swift).map { $0.url.appendingPathComponent("swiftrt.o") }
        guard access(clang.path, X_OK) == 0, let start = starts.first(where: Folder.exists) else {
            throw Self.missing("\(root.path) has no \(access(clang.path, X_OK) == 0 ? swift.path : "clang").")
        }
        guard let archive = runtime.archive, Folder.exists(archive) else {
            throw Self.missing("This Segler was installed without libSegler.a.")
        }
        guard let curl = SystemLibraries.curl else {
            throw Self.missing("This machine has no libcurl (sudo apt install libcurl4).")
        }
        self.start = start
        self.context = context
        segler =
            archive.pathExtension == "a"
            ? ["-Wl,--whole-archive", archive.path, "-Wl,--no-whole-archive"] : ["@" + archive.path]
        let loaded = try LoadedLibraries.of(runtime.library, environment: context.environment)
        // Swift's part for the network needs one more, which it otherwise has in itself.
        system = loaded.map(\.path).filter { !$0.hasPrefix(root.path + "/") } + [curl]
    }

    private static func missing(_ what: String) -> ToolError {
        ToolError("One file cannot be made here: \(what)", advice: "A folder can: -o FOLDER/")
    }

    /// What is looked for by name at run time, and so must have one in the program.
    private static let named = [
        "$s20FoundationEssentials15_LocaleProtocol*", "$s20FoundationEssentials15_localeICUClass*", "swift_unumf_*",
    ]

    private static let unused: Set<String> = ["swift_Differentiation", "swiftDistributed"]

    func link(_ objects: [URL], to file: URL, isStripped: Bool) throws {
        let libraries = Folder.entries(of: swift).filter { $0.url.pathExtension == "a" }
            .map { $0.url.deletingPathExtension().lastPathComponent.dropFirst("lib".count) }
            .filter { !Self.unused.contains(String($0)) }
        var words = ["-fuse-ld=lld", "-pie", "-o", file.path, start.path] + objects.map(\.path) + segler
        words += ["-L", swift.path, "-Wl,--start-group"] + libraries.map { "-l" + $0 } + ["-Wl,--end-group"]
        words += ["-Wl,--as-needed"] + system + ["-lstdc++", "-lm", "-ldl", "-lpthread"]
        words += Self.named.map { "-Wl,--export-dynamic-symbol=" + $0 }
        // Foundation then finds what lies in FILE.resources; see ProgramPath.c.
        words += ["-Wl,--wrap=readlink"]
        words += ["-Wl,--gc-sections"] + (isStripped ? ["-Wl,-s"] : [])
        let result = try Subprocess(executable: clang.path, arguments: words, environment: context.environment).run()
        guard result.status == 0 else {
            context.console.note(result.output.trimmingCharacters(in: .newlines))
            if result.output.contains("No space left on device") || result.output.contains("Bus error") {
                throw ToolError(
                    "The program cannot be linked: the disk of \(file.path) is full.", advice: "Free some space there.")
            }
            throw ToolError(
                "The program cannot be linked into one file.", advice: "A folder can be made instead: -o FOLDER/")
        }
    }
}
