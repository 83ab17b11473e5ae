extension App {
    /// Starts the program. Called by `@main`; returns when the last window has closed.
    @MainActor
    public static func main() {
        runApp(Self.self)
    }
}

/// `GTKBackend`'s, found by the linker. Not imported: an import, even an internal one, would make whoever compiles
/// against `SwiftUI` need GTK's headers, and wait for them.
@_silgen_name("segler_run_app")
@MainActor
private func runApp(_ type: any App.Type)
