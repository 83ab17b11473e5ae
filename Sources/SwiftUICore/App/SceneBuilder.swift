/// Builds the scenes of an app.
@resultBuilder
public enum SceneBuilder {
    /// Takes one line of the block as a scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Joins the scenes of a block.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Joins the scenes of a block.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _TupleScene<repeat each Content> {
        _TupleScene((repeat each content))
    }
}

/// Several scenes.
public struct _TupleScene<each Content: Scene> {
    let scenes: (repeat each Content)

    init(_ scenes: (repeat each Content)) {
        self.scenes = scenes
    }
}

extension _TupleScene: Scene {
    public typealias Body = Never

    public static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        for scene in repeat each scene.scenes { visit(scene, &visitor) }
    }

    @MainActor private static func visit<S: Scene>(_ scene: S, _ visitor: inout _SceneVisitor) {
        S._visit(scene, &visitor)
    }
}
