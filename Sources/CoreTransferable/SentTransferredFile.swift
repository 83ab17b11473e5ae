import Foundation

/// A file that is given.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the taker may use the file itself instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file that is given.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }

    var payload: TransferPayload { .file(file, isOriginal: allowAccessingOriginalFile) }
}
