/// The program: its scenes, and where it starts.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The scenes: the windows of the program.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Creates the app when the program starts.
    @MainActor @preconcurrency
    init()
}
