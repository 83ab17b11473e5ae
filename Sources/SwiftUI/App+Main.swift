import GTKBackend

extension App {
    /// Starts the program. Called by `@main`; returns when the last window has closed.
    @MainActor
    public static func main() {
        AppRunner.run(Self.self)
    }
}
