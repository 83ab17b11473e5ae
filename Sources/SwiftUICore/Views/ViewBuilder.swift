/// Builds views from the statements of a closure: any number of children, `if`, `if let`, `switch` and availability.
@resultBuilder
public enum ViewBuilder {
    /// Takes one line of the block as a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// An empty block.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Joins the views of a block.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Joins the views of a block.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`: the views, or nothing.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// The views of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
