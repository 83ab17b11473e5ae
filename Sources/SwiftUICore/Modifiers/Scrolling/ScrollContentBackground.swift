private struct ScrollContentBackgroundModifier: ViewModifier {
    let visibility: Visibility

    @ViewBuilder func body(content: Content) -> some View {
        if visibility == .visible {
            content.background(BackgroundStyle())
        } else {
            content
        }
    }
}

extension View {
    /// Whether lists and forms in this view have a background of their own. On this platform they have none by
    /// themselves, so that what is behind them is seen; `visible` gives them the window's.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(ScrollContentBackgroundModifier(visibility: visibility))
    }
}
