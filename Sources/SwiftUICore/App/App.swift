/// The program: its scenes, and where it starts.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    @MainActor @preconcurrency
    init()
}
