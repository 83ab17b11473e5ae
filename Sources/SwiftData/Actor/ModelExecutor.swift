/// Runs the work of an actor that has a context.
public protocol ModelExecutor: SerialExecutor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// Runs the work of an actor that has a context, one piece after the other.
public protocol SerialModelExecutor: ModelExecutor {}
