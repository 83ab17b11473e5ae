/// Why a note cannot be shown. It is never written over then.
package enum NoteFault: Error, Hashable, Sendable {
    /// The bytes are not text.
    case notText
    /// A part of the note is missing in the file, or cannot be read from it.
    case damaged
    /// It was deleted for good.
    case gone

    package var explanation: Sentence {
        switch self {
        case .notText:
            Sentence("This note holds something other than text. It is kept as it is and cannot be changed here.")
        case .damaged:
            Sentence("A part of this note cannot be read. It is kept as it is; your other notes are not affected.")
        case .gone: Sentence("This note was deleted.")
        }
    }
}
