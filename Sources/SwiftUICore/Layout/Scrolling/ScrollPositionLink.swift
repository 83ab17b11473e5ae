import Foundation

/// Where a program wants a scroll view to be.
struct ScrollWish {
    enum Place {
        case id(AnyHashable)
        case point(x: CGFloat?, y: CGFloat?)
        case edge(Edge)
    }

    let place: Place
    let anchor: UnitPoint?
    /// What tells one wish from another.
    let key: AnyHashable
}

/// Between a binding to a scroll position and the scroll view.
@MainActor
final class ScrollPositionLink {
    /// What the program wants; nil: nothing.
    var read: () -> ScrollWish? = { nil }
    /// Told which view the user has scrolled to.
    var tell: (AnyHashable) -> Void = { _ in }
    var anchor: UnitPoint?

    nonisolated init() {}
}

/// Somebody who wants to know how a scroll view's content lies, or moves.
@MainActor
final class ScrollGeometryObserver {
    var geometryDidChange: (ScrollGeometry) -> Void = { _ in }
    var phaseChanged: (ScrollPhase, ScrollPhase) -> Void = { _, _ in }
    private var phase = ScrollPhase.idle

    nonisolated init() {}

    func geometryDidChange(to new: ScrollGeometry) { geometryDidChange(new) }

    func phaseDidChange(to new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        phaseChanged(old, new)
    }
}
