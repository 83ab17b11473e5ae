import Foundation
import SQLite

extension StoreProblem {
    /// Finds out what an error means for the user.
    init(_ error: any Error, at location: StoreLocation) {
        let path = location.database.path(percentEncoded: false)
        let folder = location.folder.path(percentEncoded: false)
        let detail = String(describing: error)
        // Where writing is what fails, the data can still be looked at.
        let looking: [StoreRemedy] = [.tryAgain, .openCopy]
        let backups = Backups(at: location).all.map(StoreRemedy.restore)
        switch error {
        case let problem as StoreProblem:
            self = problem
        case is StoreLock.HeldElsewhere:
            self.init(.inUse, path: folder)
        case let newer as Migrator.NewerVersion:
            let words = "The file has version \(newer.found); this program knows versions up to \(newer.known)"
            self.init(.newer, path: path, detail: words, remedies: looking)
        case let error as FileError:
            self.init(error, path: path, folder: folder)
        case let error as SQLiteError:
            switch error.condition {
            case .damaged:
                self.init(.damaged, path: path, detail: detail, remedies: backups + [.openCopy, .startFresh])
            case .notADatabase:
                self.init(.notTagwerk, path: path, detail: detail, remedies: backups + [.tryAgain, .startFresh])
            case .locked: self.init(.busy, path: path, detail: detail)
            case .diskFull: self.init(.diskFull, path: path, detail: detail, remedies: looking)
            case .readOnly, .cannotOpen: self.init(deniedAt: path, folder: folder, detail: detail)
            case .deviceFailure: self.init(.deviceFailure, path: path, detail: detail, remedies: looking)
            case .sound: self.init(.unknown, path: path, detail: detail)
            }
        default:
            self.init(.unknown, path: path, detail: detail)
        }
    }

    private init(_ error: FileError, path: String, folder: String) {
        switch error.code {
        case EACCES, EPERM, EROFS: self.init(deniedAt: path, folder: folder, detail: error.description)
        case ENOSPC, EDQUOT: self.init(.diskFull, path: error.path, detail: error.description)
        case EIO: self.init(.deviceFailure, path: error.path, detail: error.description)
        default: self.init(.unknown, path: error.path, detail: error.description)
        }
    }

    /// SQLite has one code for several refusals, so the file system is asked which of them it is.
    private init(deniedAt path: String, folder: String, detail: String) {
        let remedies: [StoreRemedy] = [.tryAgain, .openCopy]
        if access(folder, R_OK | X_OK) != 0 {
            self.init(.unreadable, path: folder, detail: detail)
        } else if access(path, F_OK) == 0, access(path, R_OK) != 0 {
            self.init(.unreadable, path: path, detail: detail)
        } else if access(folder, W_OK) != 0 {
            self.init(.readOnlyFolder, path: folder, detail: detail, remedies: remedies)
        } else {
            self.init(.readOnlyFile, path: path, detail: detail, remedies: remedies)
        }
    }
}
