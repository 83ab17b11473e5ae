/// Who may take a value in a form.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    private let isOpen: Bool

    /// All programs.
    public static let all = TransferRepresentationVisibility(isOpen: true)
    /// Programs of the same maker: here, this program.
    public static let team = TransferRepresentationVisibility(isOpen: false)
    /// Programs of the same group: here, this program.
    public static let group = TransferRepresentationVisibility(isOpen: false)
    /// This program.
    public static let ownProcess = TransferRepresentationVisibility(isOpen: false)
}
