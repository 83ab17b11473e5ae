/// Kinds of submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)

    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}
