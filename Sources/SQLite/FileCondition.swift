import CSQLite

/// What an error says about the database file, as far as a user can do something about it.
package enum FileCondition: Hashable, Sendable {
    case notADatabase
    case damaged
    case readOnly
    case locked
    case diskFull
    case cannotOpen
    case deviceFailure
    /// The fault is not in the file: a wrong statement or a broken rule of the schema.
    case sound

    package init(_ code: ResultCode) {
        switch code.rawValue {
        // A page beyond the end of the file: SQLite names it an I/O error, but the file was cut short.
        case SQLITE_IOERR | (2 << 8), SQLITE_IOERR | (33 << 8):
            self = .damaged
            return
        default:
            break
        }
        switch code.basic {
        case .notADatabase: self = .notADatabase
        case .corrupt: self = .damaged
        case .readOnly: self = .readOnly
        case .busy, .locked: self = .locked
        case .full: self = .diskFull
        case .cannotOpen, .permission, .authorization: self = .cannotOpen
        case .inputOutput: self = .deviceFailure
        default: self = .sound
        }
    }
}
