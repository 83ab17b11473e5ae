import Foundation

/// A file that was taken.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is. A copy lies among the temporary files: move it where it shall stay.
    public let file: URL
    /// Whether this is the giver's own file.
    public let isOriginalFile: Bool
}
