/// Whether the window under a sheet can be used while the sheet is open.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind: Sendable {
        case disabled, enabled
        case upThrough(PresentationDetent)
    }

    let kind: Kind

    /// As `disabled`.
    public static let automatic = PresentationBackgroundInteraction(kind: .disabled)
    /// The window under the sheet can be used.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// The window under the sheet has to wait until the sheet has closed.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

    /// While the sheet is no higher than at `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}
