/// An actor that works on models. `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
    /// The container whose models the actor works on.
    nonisolated var modelContainer: ModelContainer { get }
    /// What runs the actor's work, and has its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    nonisolated public var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model of an identifier, in the actor's context.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        let models: [T] = modelContext.models([id])
        return models.first
    }
}
