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
        for file in [
            executable, toolchain.swiftc, runtime.library,
            runtime.modules.appendingPathComponent("SwiftUI.swiftmodule"),
        ] {
            fingerprint.add(file: file)
        }
        if let macros = runtime.macros { fingerprint.add(file: macros) }
        for source in app.modules.flatMap(\.sources) { fingerprint.add(file: source) }
        for resource in app.resources { fingerprint.add(tree: resource.source) }
        return fingerprint.text
    }
}
