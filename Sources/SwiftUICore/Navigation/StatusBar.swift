extension View {
    /// Hides the status bar of a phone. A desktop's windows have none: here it is always as if hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar of a phone. A desktop's windows have none: here it is always as if hidden.
    public func statusBar(hidden: Bool) -> some View { self }
}
