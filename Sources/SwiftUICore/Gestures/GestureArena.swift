import Foundation

/// Brings the pointer's events on one surface to the gestures under it, and decides between them.
@MainActor
package final class GestureArena {
    private unowned let surface: Surface
    private var counts: [PointerNeeds: Int] = [:]
    private var contestants: [Contestant] = []
    private var pointerIsDown = false
    private var hovered: [any HoverNode] = []
    private var lastLocation = CGPoint.zero

    /// One gesture in the running.
    private final class Contestant {
        let node: any GestureNode
        /// Events that wait until a gesture before this one is decided.
        var held: [GestureEvent] = []
        var isOut = false
        var isActive = false

        init(_ node: any GestureNode) { self.node = node }
    }

    init(_ surface: Surface) {
        self.surface = surface
    }

    // MARK: Who listens

    func add(_ needs: PointerNeeds) {
        let old = current
        count(needs, 1)
        if current != old { surface.host.setPointerNeeds(current) }
    }

    func remove(_ node: RenderNode, _ needs: PointerNeeds) {
        contestants.removeAll { $0.node === node }
        hovered.removeAll { $0 === node }
        let old = current
        count(needs, -1)
        if current != old { surface.host.setPointerNeeds(current) }
    }

    private func count(_ needs: PointerNeeds, _ step: Int) {
        for need in PointerNeeds.each where needs.contains(need) { counts[need, default: 0] += step }
    }

    private var current: PointerNeeds {
        PointerNeeds.each.reduce(into: []) { if counts[$1, default: 0] > 0 { $0.insert($1) } }
    }

    // MARK: Presses

    /// Takes an event. True once a gesture has been recognised, so that the platform ends those of widgets around.
    package func handle(_ event: PointerEvent) -> Bool {
        let kind: GestureEvent.Kind
        switch event.kind {
        case .began:
            kind = .began
            pointerIsDown = true
            if contestants.isEmpty {
                contestants = Self.ordered(surface.hits(at: event.location)).map(Contestant.init)
            }
        case .moved: kind = .moved
        case .ended:
            kind = .ended
            pointerIsDown = false
        case .cancelled:
            kind = .cancelled
            pointerIsDown = false
        }
        return deliver(kind, at: event.location)
    }

    /// Takes what two fingers do; nil: they have let go. True once a gesture has been recognised.
    package func handle(_ pinch: Pinch?, at location: CGPoint) -> Bool {
        if contestants.isEmpty {
            guard pinch != nil else { return false }
            contestants = Self.ordered(surface.hits(at: location)).map(Contestant.init)
        }
        pointerIsDown = pinch != nil
        return deliver(pinch.map { .pinched($0) } ?? .pinchEnded, at: location)
    }

    /// The gestures under the pointer, those first that others have to wait for.
    private static func ordered(_ path: [RenderNode]) -> [any GestureNode] {
        // From the innermost to the outermost; one that excludes its subviews takes those out.
        var gestures: [any GestureNode] = []
        for case let node as any GestureNode in path {
            if !node.mask.contains(.subviews) { gestures.removeAll() }
            if node.mask.contains(.gesture) { gestures.append(node) }
        }
        return gestures.filter { $0.priority == .simultaneous } + gestures.filter { $0.priority == .high }.reversed()
            + gestures.filter { $0.priority == .normal }
    }

    private func deliver(_ kind: GestureEvent.Kind, at location: CGPoint) -> Bool {
        lastLocation = location
        var isRecognized = false
        for contestant in contestants where !contestant.isOut {
            let event = GestureEvent(
                kind: kind, location: location, time: surface.graph.backend.time, node: contestant.node
            ) { [weak self] in self?.wakeUp(after: $0) }
            if mustWait(contestant) {
                if kind != .tick { contestant.held.append(event) }
                continue
            }
            let events = contestant.held + [event]
            contestant.held = []
            for event in events where !contestant.isOut {
                if take(contestant.node.handle(event), of: contestant) { isRecognized = true }
            }
        }
        tidy()
        return isRecognized
    }

    /// A single click waits while a double click before it may still come.
    private func mustWait(_ contestant: Contestant) -> Bool {
        guard contestant.node.priority != .simultaneous, !contestant.isActive else { return false }
        for other in contestants {
            if other === contestant { return false }
            if !other.isOut, other.node.priority != .simultaneous, other.node.awaitsMore { return true }
        }
        return false
    }

    private func take(_ progress: GestureProgress, of contestant: Contestant) -> Bool {
        switch progress {
        case .possible: return false
        case .failed:
            contestant.isOut = true
            contestant.isActive = false
            return false
        case .active, .ended:
            contestant.isActive = progress == .active
            contestant.isOut = progress == .ended
            if contestant.node.priority != .simultaneous { endOthers(than: contestant) }
            return true
        }
    }

    private func endOthers(than winner: Contestant) {
        for other in contestants where other !== winner && other.node.priority != .simultaneous && !other.isOut {
            other.isOut = true
            other.held = []
            other.node.reset()
        }
    }

    private func tidy() {
        if contestants.allSatisfy(\.isOut), !pointerIsDown { contestants = [] }
        guard !pointerIsDown else { return }
        // With the pointer up only gestures that wait for the next press stay, and those that wait for these.
        let waits = contestants.contains { !$0.isOut && ($0.node.awaitsMore || $0.isActive) }
        if !waits {
            for contestant in contestants where !contestant.isOut { contestant.node.reset() }
            contestants = []
        }
    }

    private func wakeUp(after delay: TimeInterval) {
        surface.graph.backend.call(after: delay) { [weak self] in
            guard let self, !contestants.isEmpty else { return }
            // A gesture that has waited in vain fails, and what waited for it goes on.
            if deliver(.tick, at: lastLocation) { surface.host.claimPointer() }
        }
    }

    // MARK: Menus

    /// The menu of the view at a point; empty where there is none, or where it is for the row around to show it.
    package func menuItems(at location: CGPoint) -> [MenuItemModel] {
        menuItems(of: surface.hits(at: location).lazy.compactMap { $0 as? any ContextMenuNode }.first)
    }

    /// The menu of the view around a widget of the surface.
    package func menuItems(around widget: any PlatformWidget) -> [MenuItemModel] {
        var node = surface.contents.lazy.compactMap { $0.node(with: widget) }.first
        while let current = node {
            if let menu = current as? any ContextMenuNode { return menuItems(of: menu) }
            node = current.parent
        }
        return []
    }

    private func menuItems(of node: (any ContextMenuNode)?) -> [MenuItemModel] {
        guard let node, !node.isPartOfRow else { return [] }
        return node.items
    }

    // MARK: Keys

    /// Offers a key to the views around the widget with the keyboard's focus, from the innermost to the outermost. False
    /// where none of them takes it.
    package func handle(_ press: KeyPress, around widget: any PlatformWidget) -> Bool {
        var node = surface.contents.lazy.compactMap { $0.node(with: widget) }.first
        while let current = node {
            if let keys = current as? any KeyNode, keys.handle(press) { return true }
            node = current.parent
        }
        return false
    }

    // MARK: Hovering

    /// Takes the pointer's place over the surface; nil when it has left.
    package func hover(at location: CGPoint?) {
        let new = location.map { surface.hits(at: $0).compactMap { $0 as? any HoverNode } } ?? []
        let old = hovered
        hovered = new
        for node in old where !new.contains(where: { $0 === node }) { node.pointerDidLeave() }
        guard let location else { return }
        for node in new { node.pointerIs(at: location, isNew: !old.contains { $0 === node }) }
    }
}

/// A node that hears of the pointer over it.
@MainActor
package protocol HoverNode: RenderNode {
    func pointerIs(at location: CGPoint, isNew: Bool)
    func pointerDidLeave()
}

extension RenderNode {
    /// The node in this one that a widget shows.
    fileprivate func node(with widget: any PlatformWidget) -> RenderNode? {
        if self.widget === widget { return self }
        return children.lazy.compactMap { $0.node(with: widget) }.first
    }
}
