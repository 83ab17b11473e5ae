import Foundation

/// Arranges a collection of views. The built-in stacks use this same protocol.
@MainActor @preconcurrency
public protocol Layout: Animatable {
    /// What the layout keeps between its calls; by default nothing.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What is special about the container, such as the axis of a stack.
    static var layoutProperties: LayoutProperties { get }

    /// Creates what the layout keeps between its calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings it up to date when the views have changed; by default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// How much room the container wants around it; by default what its outer views want.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the whole for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Calls `place` on each child. A child that is not placed goes to the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a guide is that the container sets itself, in points; nil to leave it to its views.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a guide is that the container sets itself, in points; nil to leave it to its views.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What the system may want to know of a layout.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; a Spacer or Divider inside turns by it. nil for other arrangements.
    public var stackOrientation: Axis?

    /// Creates properties of a container without an axis.
    public init() {}
}

extension Layout {
    /// What is special about the container, such as the axis of a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Brings it up to date when the views have changed; by default it is made anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// How much room the container wants around it; by default what its outer views want.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return .zero }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// Where a guide is that the container sets itself, in points; nil to leave it to its views.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Where a guide is that the container sets itself, in points; nil to leave it to its views.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges `content` with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates what the layout keeps between its calls.
    public func makeCache(subviews: Subviews) {}
}
