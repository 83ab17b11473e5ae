/// Why a file could not be opened, read or written.
package struct DataFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: Hashable, Sendable {
        case notADatabase, damaged, readOnly, locked, diskFull, cannotOpen, other
    }

    package let cause: Cause
    package let path: String
    /// The words of the layer below, for a log.
    package let details: String

    package init(_ cause: Cause, path: String, details: String) {
        self.cause = cause
        self.path = path
        self.details = details
    }

    package var description: String { "\(reason) (\(details))" }

    /// The same for who uses the program.
    package var reason: String {
        switch cause {
        case .notADatabase: "\(path) is no store: another program has written it."
        case .damaged: "The store \(path) is damaged."
        case .readOnly: "The store \(path) can't be written."
        case .locked: "Another program holds the store \(path)."
        case .diskFull: "The disk is full: \(path) can't grow."
        case .cannotOpen: "The store \(path) can't be opened."
        case .other: "The store \(path) reports an error."
        }
    }
}
