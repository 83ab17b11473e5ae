import Foundation

/// All that a build or a check of an app depends on.
struct Inputs {
    let app: AppProject
    let runtime: Runtime
    let toolchain: Toolchain
    /// The tool itself.
    let executable: URL

    /// Changes whenever one of them does.
    var fingerprint: String {
        var fingerprint = Fingerprint()
        fingerprint.add("\(app)")
        fingerprint.add(Self.basis(runtime: runtime, toolchain: toolchain))
        fingerprint.add(file: executable)
        for source in app.modules.flatMap(\.sources) { fingerprint.add(file: source) }
        for resource in app.resources { fingerprint.add(tree: resource.source) }
        return fingerprint.text
    }

    /// What every object is made with: the compiler, the library and its modules. Changes whenever one of them does, and
    /// then nothing that was built before is of use.
    static func basis(runtime: Runtime, toolchain: Toolchain) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(toolchain.identity)
        fingerprint.add(file: runtime.library)
        if let macros = runtime.macros { fingerprint.add(file: macros) }
        for module in Folder.entries(of: runtime.modules) where module.url.pathExtension == "swiftmodule" {
            fingerprint.add(file: module.url)
        }
        return fingerprint.text
    }
}
