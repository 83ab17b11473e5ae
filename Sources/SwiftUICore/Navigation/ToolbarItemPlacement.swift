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
    public static let navigation = ToolbarItemPlacement(.leading)
    public static let primaryAction = ToolbarItemPlacement(.trailing)
    public static let secondaryAction = ToolbarItemPlacement(.trailing)
    /// In the middle of the bar under the content.
    public static let status = ToolbarItemPlacement(.status)
    /// Confirms a dialog: at the end, prominent.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, .confirmation)
    /// Leaves a dialog without effect: at the start, and the window's own close button goes.
    public static let cancellationAction = ToolbarItemPlacement(.leading, .cancellation)
    public static let destructiveAction = ToolbarItemPlacement(.leading, .destructive)
    public static let topBarLeading = ToolbarItemPlacement(.leading)
    public static let topBarTrailing = ToolbarItemPlacement(.trailing)
    /// In a bar under the content.
    public static let bottomBar = ToolbarItemPlacement(.bottom)

    /// The older name of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading)
    /// The older name of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
}
