/// What the Return key of an on-screen keyboard says.
public struct SubmitLabel: Sendable {
    /// "Done".
    public static var done: SubmitLabel { SubmitLabel() }
    /// "Go".
    public static var go: SubmitLabel { SubmitLabel() }
    /// "Send".
    public static var send: SubmitLabel { SubmitLabel() }
    /// "Join".
    public static var join: SubmitLabel { SubmitLabel() }
    /// "Route".
    public static var route: SubmitLabel { SubmitLabel() }
    /// "Search".
    public static var search: SubmitLabel { SubmitLabel() }
    /// "Return".
    public static var `return`: SubmitLabel { SubmitLabel() }
    /// "Next".
    public static var next: SubmitLabel { SubmitLabel() }
    /// "Continue".
    public static var `continue`: SubmitLabel { SubmitLabel() }
}

extension View {
    /// Sets what the Return key of an on-screen keyboard says.
    ///
    /// The keys on a desk have their label printed on them, and GNOME's on-screen keyboard has one symbol for Return
    /// that programs cannot change: nothing looks different there.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        self
    }
}
