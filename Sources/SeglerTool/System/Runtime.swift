import Foundation

/// What programs are compiled against and run with: the modules, the library and the macros. They lie beside the tool.
struct Runtime: Equatable, Sendable {
    let modules: URL
    let library: URL
    /// The compiler plugin behind `#Preview` and its like.
    let macros: URL?
    /// The library as an archive, or as a list of its objects, for programs that have it in them.
    var archive: URL?

    /// Installed: `PREFIX/bin/segler` and `PREFIX/lib/segler`. While developing: SwiftPM's build folder.
    static func find(executable: URL) throws -> Runtime {
        let folder = executable.deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent().appendingPathComponent("lib/segler")
        let candidates = [
            Runtime(
                modules: installed.appendingPathComponent("modules"),
                library: installed.appendingPathComponent("libSegler.so"),
                macros: installed.appendingPathComponent("SwiftUIMacros"),
                archive: installed.appendingPathComponent("libSegler.a")),
            Runtime(
                modules: folder.appendingPathComponent("Modules"),
                library: folder.appendingPathComponent("libSegler.so"),
                macros: folder.appendingPathComponent("SwiftUIMacros-tool"),
                archive: folder.appendingPathComponent("Segler.product/Objects.LinkFileList")),
        ]
        for candidate in candidates where candidate.hasModules {
            guard Folder.exists(candidate.library) else {
                throw ToolError(
                    "\(candidate.library.path) is missing.", advice: "Build it: swift build --product Segler")
            }
            return candidate.withoutMissingMacros
        }
        throw ToolError(
            "The SwiftUI module that belongs to \(executable.path) is missing.",
            advice: "Install Segler again (make install), or build all of it (swift build)."
        )
    }

    func hasModule(_ name: String) -> Bool { Folder.exists(modules.appendingPathComponent(name + ".swiftmodule")) }

    private var hasModules: Bool { hasModule("SwiftUI") }

    private var withoutMissingMacros: Runtime {
        guard let macros, Folder.exists(macros) else {
            return Runtime(modules: modules, library: library, macros: nil, archive: archive)
        }
        return self
    }
}
