/// What a button does, so that it can look the part.
public struct ButtonRole: Hashable, Sendable {
    private let kind: UInt8

    /// The button deletes something.
    public static let destructive = ButtonRole(kind: 0)

    /// The button leaves without doing anything.
    public static let cancel = ButtonRole(kind: 1)
}
