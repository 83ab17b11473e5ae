// A node that is kept without being shown (a page under another one, a tab behind another one) has not gone: its state
// stays, but for `onAppear`, `onDisappear` and `task` it has left the screen.
extension ViewNode {
    /// Says that what this node holds has come on screen or has gone off it, while the node itself is kept.
    package final func setOnScreen(_ isOnScreen: Bool) {
        guard isOnScreen == flags.contains(.isOffScreen) else { return }
        if isOnScreen {
            flags.remove(.isOffScreen)
        } else {
            flags.insert(.isOffScreen)
        }
        visibilityDidChange()
    }

    /// True where neither this node nor one around it is off screen.
    package final var isOnScreen: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.flags.contains(.isOffScreen) { return false }
            node = current.parent
        }
        return isMounted
    }
}
