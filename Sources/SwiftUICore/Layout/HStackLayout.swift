import Foundation

/// Arranges views in a row.
public struct HStackLayout: Layout, Sendable {
    /// How the views stand to each other across the stack.
    public var alignment: VerticalAlignment
    /// The distance between neighbours in points; nil: what the neighbours prefer, mostly 8.
    public var spacing: CGFloat?

    /// Creates a stack with an alignment and a distance in points; nil for the usual distance.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public struct Cache {
        var engine: StackEngine.Cache
    }

    private var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing, crossKey: alignment.key) }

    public func makeCache(subviews: Subviews) -> Cache { Cache(engine: engine.makeCache(subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        engine.sizeThatFits(proposal, subviews, &cache.engine)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        engine.place(in: bounds, proposal, subviews, &cache.engine)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { engine.spacing(subviews) }
}
