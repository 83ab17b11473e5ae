import Foundation

/// What a piece of Markdown means.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Of some weight: in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Of much weight: bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code: in letters of the same width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// No longer true: struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}
