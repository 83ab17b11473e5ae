/// Tabs of a tab view, whose selection is of the type `TabValue`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that tell tabs apart.
    associatedtype TabValue: Hashable
    /// The type of the tabs that these are made of.
    associatedtype Body: TabContent

    /// The tabs that this one consists of.
    @TabContentBuilder<TabValue> var body: Body { get }
    static func _tabs(_ content: Self) -> [_Tab]
}

extension TabContent {
    public static func _tabs(_ content: Self) -> [_Tab] { Body._tabs(content.body) }
}

extension TabContent where Body == Never {
    /// Built in: there is no body, and asking for it ends the program.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// One tab, whatever the types of its parts.
public struct _Tab {
    let value: AnyHashable?
    let label: AnyView
    let content: AnyView
    var role: TabRole?
    /// What stands at its label.
    var badge: Text?
    /// The tab's place among the conditions around it.
    var path: [Int] = []

    func inside(_ index: Int) -> _Tab {
        var result = self
        result.path.insert(index, at: 0)
        return result
    }
}

/// Builds the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Takes one line of the block as a tab.
    public static func buildExpression<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Joins the tabs of a block.
    public static func buildBlock<T: TabContent>(_ content: T) -> T where T.TabValue == TabValue { content }

    /// Joins the tabs of a block.
    @MainActor
    public static func buildBlock<each T: TabContent>(_ content: repeat each T) -> _Tabs<TabValue> {
        var tabs: [_Tab] = []
        var index = 0
        for item in repeat each content {
            tabs += Self.tabs(of: item).map { $0.inside(index) }
            index += 1
        }
        return _Tabs(tabs: tabs)
    }

    /// An `if` without `else`: the tabs, or nothing.
    @MainActor
    public static func buildIf<T: TabContent>(_ content: T?) -> _Tabs<TabValue> where T.TabValue == TabValue {
        _Tabs(tabs: content.map { T._tabs($0) } ?? [])
    }

    /// One branch of an `if` or `switch`.
    @MainActor
    public static func buildEither<T: TabContent>(first: T) -> _Tabs<TabValue> where T.TabValue == TabValue {
        _Tabs(tabs: T._tabs(first).map { $0.inside(0) })
    }

    /// One branch of an `if` or `switch`.
    @MainActor
    public static func buildEither<T: TabContent>(second: T) -> _Tabs<TabValue> where T.TabValue == TabValue {
        _Tabs(tabs: T._tabs(second).map { $0.inside(1) })
    }

    @MainActor
    private static func tabs<T: TabContent>(of content: T) -> [_Tab] { T._tabs(content) }

    /// The tabs as views.
    public struct Content<C: TabContent> {
        let content: C
    }
}

extension TabContentBuilder.Content: View {
    public var body: some View {
        let tabs = C._tabs(content)
        ForEach(tabs.filter { $0.role != .search } + tabs.filter { $0.role == .search }, id: \.path) { tab in
            tab.content
                .modifier(TabItemModifier(label: tab.label))
                .modifier(TraitModifier<BadgeTrait>(tab.badge))
                .modifier(TraitModifier<TagTrait>(tab.value ?? AnyHashable(tab.path)))
        }
    }
}

/// Several tabs.
public struct _Tabs<TabValue: Hashable>: TabContent {
    public typealias Body = _Tabs<TabValue>

    let tabs: [_Tab]

    public var body: _Tabs<TabValue> { self }
    public static func _tabs(_ content: Self) -> [_Tab] { content.tabs }
}
