/// Builds commands.
@resultBuilder
public enum CommandsBuilder {
    /// Takes one line of the block as commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Joins the commands of a block.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Joins the commands of a block.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Joins the commands of a block.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> {
        _TupleCommands((repeat each content))
    }

    /// An `if` without `else`: the commands, or none.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _EitherCommands<Content, EmptyCommands> {
        _EitherCommands(first: content, second: nil)
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<First: Commands, Second: Commands>(first: First) -> _EitherCommands<First, Second> {
        _EitherCommands(first: first, second: nil)
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _EitherCommands<First, Second> {
        _EitherCommands(first: nil, second: second)
    }

    /// The commands of an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Commands one after the other.
public struct _TupleCommands<each Content: Commands> {
    let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }
}

extension _TupleCommands: Commands {
    public typealias Body = Never

    public static func _collect(_ tuple: Self, _ items: inout _CommandItems) {
        for part in repeat each tuple.content { collect(part, &items) }
    }

    @MainActor private static func collect<C: Commands>(_ content: C, _ items: inout _CommandItems) {
        C._collect(content, &items)
    }
}

/// One of two, or none.
public struct _EitherCommands<First: Commands, Second: Commands> {
    let first: First?
    let second: Second?
}

extension _EitherCommands: Commands {
    public typealias Body = Never

    public static func _collect(_ either: Self, _ items: inout _CommandItems) {
        if let first = either.first { First._collect(first, &items) }
        if let second = either.second { Second._collect(second, &items) }
    }
}
