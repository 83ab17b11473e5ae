/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the items that these are made of.
    associatedtype Body: ToolbarContent

    /// The items that these are made of.
    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Body { get }

    static func _collect(_ content: Self, _ items: inout _ToolbarItems)
}

extension ToolbarContent {
    public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
        Body._collect(content.body, &items)
    }
}

extension Never: ToolbarContent {
    public static func _collect(_ content: Never, _ items: inout _ToolbarItems) {}
}

extension ToolbarContent where Body == Never {
    /// Built in: there is no body, and asking for it ends the program.
    public var body: Never {
        fatalError("\(Self.self) is primitive toolbar content: its body is never run.")
    }
}

/// Collects the items that toolbar content describes.
public struct _ToolbarItems {
    struct Item {
        let placement: ToolbarItemPlacement
        let content: AnyView
    }

    var items: [Item] = []
}

/// One item.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    public static func _collect(_ item: Self, _ items: inout _ToolbarItems) {
        items.items.append(.init(placement: item.placement, content: AnyView(item.content)))
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place of the bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an identifier at a place of the bar.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items with one placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of items at a place of the bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public static func _collect(_ group: Self, _ items: inout _ToolbarItems) {
        items.items.append(.init(placement: group.placement, content: AnyView(group.content)))
    }
}

/// Builds the items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Takes one line of the block as an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Joins the items of a block.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Joins the items of a block.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent((repeat each content))
    }

    /// An `if` without `else`: the items, or nothing.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content)
    }

    /// One branch of an `if` or `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { _EitherToolbarContent(first: first, second: nil) }

    /// One branch of an `if` or `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { _EitherToolbarContent(first: nil, second: second) }

    /// The items of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

public struct _TupleToolbarContent<each Content: ToolbarContent> {
    let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }
}

extension _TupleToolbarContent: ToolbarContent {
    public typealias Body = Never

    public static func _collect(_ tuple: Self, _ items: inout _ToolbarItems) {
        for part in repeat each tuple.content { collect(part, &items) }
    }

    @MainActor private static func collect<C: ToolbarContent>(_ content: C, _ items: inout _ToolbarItems) {
        C._collect(content, &items)
    }
}

public struct _OptionalToolbarContent<Content: ToolbarContent> {
    let content: Content?

    init(_ content: Content?) { self.content = content }
}

extension _OptionalToolbarContent: ToolbarContent {
    public typealias Body = Never

    public static func _collect(_ optional: Self, _ items: inout _ToolbarItems) {
        if let content = optional.content { Content._collect(content, &items) }
    }
}

public struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
    let first: First?
    let second: Second?
}

extension _EitherToolbarContent: ToolbarContent {
    public typealias Body = Never

    public static func _collect(_ either: Self, _ items: inout _ToolbarItems) {
        if let first = either.first { First._collect(first, &items) }
        if let second = either.second { Second._collect(second, &items) }
    }
}
