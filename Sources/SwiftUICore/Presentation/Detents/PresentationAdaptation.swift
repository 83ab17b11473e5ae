/// What a presentation becomes in a narrow window.
public struct PresentationAdaptation: Sendable {
    enum Kind: Sendable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    let kind: Kind

    /// As it is: here popovers fit into narrow windows too.
    public static let automatic = PresentationAdaptation(kind: .automatic)
    /// As it is.
    public static let none = PresentationAdaptation(kind: .none)
    /// A popover.
    public static let popover = PresentationAdaptation(kind: .popover)
    /// A sheet.
    public static let sheet = PresentationAdaptation(kind: .sheet)
    /// A sheet that covers the whole window.
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

    /// The style of the sheet that it becomes; nil: none.
    var sheetStyle: SheetStyle? {
        switch kind {
        case .sheet: .sheet
        case .fullScreenCover: .fullScreen
        case .automatic, .none, .popover: nil
        }
    }
}
