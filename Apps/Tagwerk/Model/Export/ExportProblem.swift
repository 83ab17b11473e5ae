import Foundation
import SQLite

/// Why an export could not be written, in words for the user. What is here stays as it is.
package struct ExportProblem: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case denied
        case diskFull
        /// There is no folder to write into.
        case folderMissing
        /// There is something of that name.
        case taken
        case unknown
    }

    package let kind: Kind
    /// What was to be written.
    let path: String
    /// The folder that it was to come into.
    let folder: String
    /// Technical words.
    let detail: String

    /// Finds out what an error means for the user.
    ///
    /// - Parameter url: what was to be written.
    package init(_ error: any Error, at url: URL) {
        path = url.path(percentEncoded: false)
        folder = url.deletingLastPathComponent().path(percentEncoded: false)
        kind = Self.kind(of: error, folder: folder)
        detail = (error as? CustomNSError)?.localizedDescription ?? String(describing: error)
    }

    package var explanation: Sentence {
        switch kind {
        case .denied: Sentence("Tagwerk may not write to the folder %@. Choose another folder.", .text(folder))
        case .diskFull:
            Sentence("There is no space left in %@. Free some space or choose another folder.", .text(folder))
        case .folderMissing: Sentence("There is no folder %@. Choose another one.", .text(folder))
        case .taken: Sentence("%@ is there already. Choose another name.", .text(path))
        case .unknown: Sentence("%@ could not be written: %@", .text(path), .text(detail))
        }
    }

    private static func kind(of error: any Error, folder: String) -> Kind {
        if let error = error as? SQLiteError, error.condition == .diskFull { return .diskFull }
        switch code(of: error) {
        case ENOSPC, EDQUOT: return .diskFull
        case EACCES, EPERM, EROFS: return .denied
        case EEXIST: return .taken
        // SQLite has one code for all that keeps it from opening a file, so the file system is asked.
        case _ where access(folder, F_OK) != 0: return .folderMissing
        case _ where access(folder, W_OK) != 0: return .denied
        default: return .unknown
        }
    }

    private static func code(of error: any Error) -> Int32? {
        switch error {
        case let error as SQLiteError: error.systemCode
        case let error as FileError: error.code
        case let error as POSIXError: error.code.rawValue
        case let error as CocoaError:
            switch error.code {
            case .fileWriteNoPermission: EACCES
            case .fileWriteVolumeReadOnly: EROFS
            case .fileWriteOutOfSpace: ENOSPC
            default: (error.underlying as? POSIXError)?.code.rawValue
            }
        default: nil
        }
    }
}
