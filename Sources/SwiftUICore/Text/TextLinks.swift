import Foundation

/// A click on a link in a text opens it.
extension TextRenderNode: GestureNode, ActivatableNode {
    package var priority: GesturePriority { .normal }
    package var mask: GestureMask { openURL == nil ? .subviews : .all }
    package var awaitsMore: Bool { false }

    package func handle(_ event: GestureEvent) -> GestureProgress {
        switch event.kind {
        case .began:
            pressedLink = link(at: event.location)
            return pressedLink == nil ? .failed : .possible
        case .ended:
            guard let pressedLink, pressedLink == link(at: event.location) else { return .failed }
            reset()
            openURL?(pressedLink)
            return .ended
        case .moved, .tick: return .possible
        case .cancelled, .pinched, .pinchEnded: return .failed
        }
    }

    package func reset() { pressedLink = nil }

    /// Assistive technologies can ask for the one link of a text; with several it would not be known which.
    package var canActivate: Bool { openURL != nil && links.count == 1 }

    package func activate() {
        if let link = links.first { openURL?(link) }
    }

    private var links: Set<URL> { Set(paragraph?.text.runs.compactMap(\.link) ?? []) }
}
