/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
    static var _look: _ListLook { get }
}

/// A list's look, in a form that public requirements can name.
public struct _ListLook: Equatable, Sendable {
    package enum Kind: Sendable {
        /// Each section is a card, as GNOME's boxed lists are.
        case boxed
        /// Rows from edge to edge.
        case plain
        /// A list that other content depends on.
        case sidebar
    }

    package let kind: Kind
}

/// The platform's usual look: boxed.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .boxed) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Each section is a card.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .boxed) }
}

/// Each section is a card.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .boxed) }
}

/// Rows with a little room at the sides.
public struct InsetListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A list that other content depends on.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { _ListLook(kind: .boxed) }
}

extension EnvironmentValues {
    package var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// How lists in this view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, S._look)
    }
}
