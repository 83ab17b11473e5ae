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
    /// Creates a default list style.
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .boxed) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Creates a plain list style.
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Each section is a card.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates an inset grouped list style.
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .boxed) }
}

/// Each section is a card.
public struct GroupedListStyle: ListStyle {
    /// Creates a grouped list style.
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .boxed) }
}

/// Rows with a little room at the sides.
public struct InsetListStyle: ListStyle {
    /// Creates an inset list style.
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A list that other content depends on.
public struct SidebarListStyle: ListStyle {
    /// Creates a sidebar list style.
    public init() {}
    public static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// As lists usually look here: rows in a box.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A box for each section.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A box for each section.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without a box, with margins.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows for the sidebar of a window.
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
