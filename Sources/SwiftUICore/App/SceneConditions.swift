extension SceneBuilder {
    /// An `if` without `else`: the scenes, or none.
    public static func buildIf<Content: Scene>(_ content: Content?) -> _EitherScene<Content, Never> {
        _EitherScene(first: content, second: nil)
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _EitherScene<First, Second> {
        _EitherScene(first: first, second: nil)
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _EitherScene<First, Second> {
        _EitherScene(first: nil, second: second)
    }

    /// The scenes of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// One of two scenes, or none.
public struct _EitherScene<First: Scene, Second: Scene> {
    let first: First?
    let second: Second?
}

extension _EitherScene: Scene {
    public typealias Body = Never

    public static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        if let first = scene.first { First._visit(first, &visitor) }
        if let second = scene.second { Second._visit(second, &visitor) }
    }
}
