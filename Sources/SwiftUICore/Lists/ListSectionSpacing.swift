import Foundation

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Sendable {
    /// In points; nil: the list's own.
    let points: CGFloat?

    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Close together.
    public static let compact = ListSectionSpacing(points: ListMetrics.compactSectionGap)

    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: max(0, spacing))
    }
}

private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

/// The distance that one section asks for, in points.
enum ListSectionSpacingTrait: LayoutValueKey {
    static var defaultValue: CGFloat? { nil }
}

extension View {
    /// How far apart the sections are in lists in this view, or how far this section is from the one above it.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        modifier(TraitModifier<ListSectionSpacingTrait>(spacing.points))
            .environment(\.listSectionSpacing, spacing)
    }

    /// How far apart the sections are in lists in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
