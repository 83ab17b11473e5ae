/// How far the user can make a window smaller and larger.
public struct WindowResizability: Sendable {
    let sizing: WindowDescription.Sizing

    /// The window of the preferences is as `contentSize`, others are as `contentMinSize`.
    public static let automatic = WindowResizability(sizing: .automatic)
    /// The window is at first as large as its content likes to be. Where the content can be smaller and larger, so can the
    /// window, and beyond the content's largest size: the platform knows none for windows.
    public static let contentSize = WindowResizability(sizing: .content)
    /// The window is at least as large as its content can be.
    public static let contentMinSize = WindowResizability(sizing: .contentMinimum)
}

extension Scene {
    /// How far the user can make the windows of this scene smaller and larger.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self) { $0.sizing = resizability.sizing }
    }
}
