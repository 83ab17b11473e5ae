import Foundation

/// Decides where a scroll view's content comes to rest after the user has moved it.
public protocol ScrollTargetBehavior {
    /// What the decision may depend on.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where the content would come to rest.
    @MainActor @preconcurrency
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What of a scroll view's content is seen when it has come to rest.
public struct ScrollTarget: Hashable {
    /// The visible part, in the content's coordinates.
    public var rect: CGRect
    /// Which point of the rectangle matters; nil: its start.
    public var anchor: UnitPoint?
}

/// What a decision where content comes to rest may depend on.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was seen before the user moved the content.
    public let originalTarget: ScrollTarget
    /// Where to the user has moved it, and how far, in points.
    public let velocity: CGVector
    /// In points.
    public let contentSize: CGSize
    /// The size of the visible part in points.
    public let containerSize: CGSize
    /// The axes along which the view scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// Where the views of the content's layout are.
    let frames: [CGRect]

    /// A value of the environment of the scroll view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The content comes to rest at whole pages, each as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// A behaviour that turns whole pages.
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (start, end) = (context.originalTarget.rect.origin, target.rect.origin)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = Self.page(from: start.x, to: end.x, length: context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = Self.page(from: start.y, to: end.y, length: context.containerSize.height)
        }
    }

    /// A tenth of a page is enough to turn it: so far one step of a wheel goes.
    private static func page(from start: CGFloat, to end: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return end }
        let old = (start / length).rounded()
        let way = end - old * length
        guard abs(way) > min(length * 0.1, 40) else { return old * length }
        return (old + max(1, (abs(way) / length).rounded()) * (way < 0 ? -1 : 1)) * length
    }
}

/// The content comes to rest where a view begins: one of the layout that `scrollTargetLayout()` marks.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one move may pass.
    public struct LimitBehavior: Equatable, Sendable {
        fileprivate let isLimited: Bool

        /// Any number, as with `never`.
        public static let automatic = LimitBehavior(isLimited: false)
        /// One.
        public static let always = LimitBehavior(isLimited: true)
        /// Any number.
        public static let never = LimitBehavior(isLimited: false)
    }

    private let limitBehavior: LimitBehavior

    /// A behaviour that ends at a view, and passes as many at once as the limit allows.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = rest(from: start.x, to: target.rect.origin.x, places: context.frames.map(\.minX))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = rest(from: start.y, to: target.rect.origin.y, places: context.frames.map(\.minY))
        }
    }

    private func rest(from start: CGFloat, to end: CGFloat, places: [CGFloat]) -> CGFloat {
        let places = places.sorted()
        guard let old = nearest(to: start, in: places), let new = nearest(to: end, in: places) else { return end }
        let step = end > start ? 1 : -1
        // A short move is meant too: it goes on to the next view.
        let moved = old == new && abs(end - start) > 20 ? old + step : new
        let limited = limitBehavior.isLimited ? max(old - 1, min(old + 1, moved)) : moved
        return places[max(0, min(places.count - 1, limited))]
    }

    private func nearest(to place: CGFloat, in places: [CGFloat]) -> Int? {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Where a view begins.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

struct ScrollTargetLayoutModifier: ItemModifier {
    typealias Body = Never

    let isEnabled: Bool

    func makeWrapper(for node: ViewNode) -> ScrollTargetLayoutRenderNode {
        ScrollTargetLayoutRenderNode(graph: node.graph)
    }

    func update(_ wrapper: ScrollTargetLayoutRenderNode, for node: ViewNode) {}
}

/// Stands around the layout whose views a scroll view comes to rest at.
final class ScrollTargetLayoutRenderNode: WrapperRenderNode {}

extension View {
    /// Where the content of the scroll views in this view comes to rest after the user has moved it.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollSettings) { $0.behavior = behavior }
    }

    /// Marks a stack or grid whose views a scroll view comes to rest at, and tells the position by.
    @ViewBuilder
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        if isEnabled { modifier(ScrollTargetLayoutModifier(isEnabled: true)) } else { self }
    }
}
