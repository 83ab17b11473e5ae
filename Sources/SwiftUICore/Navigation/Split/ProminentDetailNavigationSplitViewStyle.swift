/// The details keep 600 points; in a narrower window the other columns are pages before them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates a prominent detail navigation split view style.
    public init() {}
    public static var _isDetailProminent: Bool { true }
}
