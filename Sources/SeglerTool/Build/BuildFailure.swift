/// What to say when the compiler did not succeed.
enum BuildFailure {
    private static let fullDisk = "No space left on device"

    static func error(app: AppProject, output: String) -> ToolError {
        if output.contains("compiled with Swift") || output.contains("module file was created by an older version") {
            return ToolError(
                "The SwiftUI module was built by another version of Swift than the one in PATH.",
                advice: "Build Segler again with this one: make install"
            )
        }
        if output.contains(fullDisk) {
            return ToolError(
                "\(app.name) does not build: a disk is full.",
                advice: "Free some space. Builds are kept in ~/.cache/segler, or in $XDG_CACHE_HOME/segler.")
        }
        let diagnostics = Diagnostic.all(in: output)
        let errors = diagnostics.filter { $0.severity == .error }
        let causes = Causes(diagnostics: errors, sources: app.modules.flatMap(\.sources)).symbols
        let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
        let message = errors.isEmpty ? "\(app.name) does not build." : "\(app.name) does not build: \(count)."
        guard !causes.isEmpty else { return ToolError(message) }
        return ToolError(message, advice: "Not here: " + causes.map(\.text).joined(separator: ", "))
    }
}
