/// A value whose changes a scene wants to hear of.
@MainActor
package struct SceneChange {
    let value: Any
    /// Runs the action if the value is another one than before; nil: there was none before.
    let follow: (_ old: Any?) -> Void
}

extension Scene {
    /// Runs an action when `value` has become another one; with `initial`, also when the program starts. The action is
    /// given the old value and the new one.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial, action: action)
    }

    /// Runs an action when `value` has become another one; with `initial`, also when the program starts.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value when it has become another one.
    @available(
        *, deprecated,
        message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        ChangeScene(content: self, value: value, isInitial: false) { action($1) }
    }
}

struct ChangeScene<Content: Scene, V: Equatable>: Scene {
    typealias Body = Never

    let content: Content
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        let (value, isInitial, action) = (scene.value, scene.isInitial, scene.action)
        visitor.changes.append(
            SceneChange(value: value) { old in
                if let old = old as? V {
                    if old != value { action(old, value) }
                } else if isInitial {
                    action(value, value)
                }
            })
        Content._visit(scene.content, &visitor)
    }
}
