import Combine
import Observation

extension Scene {
    /// Sets a value of the environment for the views of the scene.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ModifiedScene(content: self) { $0.wrap { AnyView($0.environment(keyPath, value)) } }
    }

    /// Gives an observable object to the views of the scene; nil takes away the one that they would have.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(content: self) { $0.wrap { AnyView($0.environment(object)) } }
    }

    /// Gives an observable object to the views of the scene.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self) { $0.wrap { AnyView($0.environmentObject(object)) } }
    }
}
