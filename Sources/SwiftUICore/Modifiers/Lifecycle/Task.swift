extension View {
    /// Runs asynchronous work while the view is on screen: started when it appears, cancelled when it disappears.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: NoTaskID(), priority: priority, action: action))
    }

    /// Runs asynchronous work while the view is on screen, and anew whenever `value` has changed; the work for the old
    /// value is cancelled then.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// The id of a task that never starts anew.
struct NoTaskID: Equatable {}

struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _NodeHandle<ModifiedContent<C, Self>> {
        _NodeHandle(TaskNode(view, context))
    }
}

final class TaskNode<C: View, ID: Equatable>: AppearanceNode<C, TaskModifier<ID>> {
    private var task: Task<Void, Never>?

    override func didAppear() { start() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }

    override func modifierDidChange(from old: TaskModifier<ID>) {
        guard old.id != modifier.id else { return }
        graph.afterCommit { [weak self] in
            guard let self, hasAppeared else { return }
            task?.cancel()
            start()
        }
    }

    private func start() {
        let action = modifier.action
        task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
}
