/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
    package enum Edge: Sendable {
        case leading, trailing, principal, bottom, status
    }

    package enum Role: Sendable {
        case plain, confirmation, cancellation, destructive
    }

    package let edge: Edge
    package let role: Role

    private init(_ edge: Edge, _ role: Role = .plain) {
        self.edge = edge
        self.role = role
    }

    /// At the end of the bar.
    public static let automatic = ToolbarItemPlacement(.trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(.principal)
    /// At the leading end of the bar, beside the way back.
    public static let navigation = ToolbarItemPlacement(.leading)
    /// At the trailing end of the bar: what one does most on the page.
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    /// At the trailing end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// In the middle of the bar under the content.
    public static let status = ToolbarItemPlacement(.status)
    /// Confirms a dialog: at the end, prominent.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, .confirmation)
    /// Leaves a dialog without effect: at the start, and the window's own close button goes.
    public static let cancellationAction = ToolbarItemPlacement(.leading, .cancellation)
    /// At the leading end of a sheet's bar: what cannot be taken back.
    public static let destructiveAction = ToolbarItemPlacement(.leading, .destructive)
    /// At the leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(.leading)
    /// At the trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(.trailing)
    /// In a bar under the content.
    public static let bottomBar = ToolbarItemPlacement(.bottom)
    /// Over the keyboard on the screen; with one of keys, as here, in a bar under the content.
    public static let keyboard = ToolbarItemPlacement(.bottom)

    /// The older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading)
    /// The older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
}
