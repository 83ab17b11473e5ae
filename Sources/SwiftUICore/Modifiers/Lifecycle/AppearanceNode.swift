/// Follows whether its content is on screen. Both calls come after the commit that made it so, and in turns.
class AppearanceNode<C: View, M: ViewModifier>: ModifierNode<C, M> {
    private(set) final var hasAppeared = false

    /// The content has come on screen.
    func didAppear() {}
    /// The content has gone. What runs now must not need the node's place in the tree.
    func didDisappear() {}

    override func willMakeContent() {
        graph.afterCommit { [weak self] in self?.checkAppearance() }
    }

    final override func visibilityDidChange() {
        graph.afterCommit { [weak self] in self?.checkAppearance() }
        super.visibilityDidChange()
    }

    private func checkAppearance() {
        let isShown = isMounted && isOnScreen
        guard isShown != hasAppeared else { return }
        hasAppeared = isShown
        if isShown { didAppear() } else { didDisappear() }
    }

    final override func didUnmount() {
        guard hasAppeared else { return }
        hasAppeared = false
        // Held here, since the tree lets go of the node before the commit.
        graph.afterCommit { self.didDisappear() }
    }
}
