/// Why the data could not be opened or a change could not be saved, in words for the user.
package struct StoreProblem: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case damaged
        /// The file belongs to another program, or is no database at all.
        case notTagwerk
        case newer
        /// The chosen backup cannot be read either, or there was no space to copy it.
        case unusableBackup
        /// A backup could not be made. The data itself is sound and saved.
        case backupFailed
        /// There is no data file, but there are backups of one.
        case missing
        case readOnlyFile
        case readOnlyFolder
        case folderNotCreatable
        /// There is no data in the folder that the user chose; it may be on a disk that is not connected.
        case folderMissing
        case unreadable
        /// Another copy of Tagwerk holds the data.
        case inUse
        /// Another program holds a lock in the file.
        case busy
        case diskFull
        /// The file was moved, replaced or deleted while the app was running.
        case moved
        /// The window has just begun to use the data in another folder.
        case moving
        case deviceFailure
        /// Only a copy is open, and changes to it would go nowhere.
        case viewingCopy
        case unknown
    }

    package let kind: Kind
    /// The file or folder that the problem is about.
    package let path: String
    /// Technical words for a report; without anything that the user wrote.
    package let detail: String?
    /// What the user can choose, the safest first.
    package let remedies: [StoreRemedy]

    package init(_ kind: Kind, path: String, detail: String? = nil, remedies: [StoreRemedy] = [.tryAgain]) {
        self.kind = kind
        self.path = path
        self.detail = detail
        self.remedies = remedies
    }
}

extension StoreProblem {
    package var title: Sentence {
        switch kind {
        case .damaged: Sentence("Your Data File Is Damaged")
        case .notTagwerk: Sentence("This Is Not a Tagwerk File")
        case .newer: Sentence("Your Data Is From a Newer Tagwerk")
        case .unusableBackup: Sentence("This Backup Cannot Be Used")
        case .backupFailed: Sentence("No Backup Could Be Made")
        case .missing: Sentence("Your Data File Is Missing")
        case .readOnlyFile: Sentence("Your Data File Is Read-Only")
        case .readOnlyFolder: Sentence("Your Data Folder Is Read-Only")
        case .folderNotCreatable: Sentence("The Data Folder Cannot Be Created")
        case .folderMissing: Sentence("Your Data Folder Is Missing")
        case .unreadable: Sentence("Your Data Cannot Be Read")
        case .inUse: Sentence("Tagwerk Is Already Running")
        case .busy: Sentence("Your Data Is Being Used")
        case .diskFull: Sentence("The Disk Is Full")
        case .moved: Sentence("Your Data File Was Moved")
        case .moving: Sentence("Your Data Is Being Moved")
        case .deviceFailure: Sentence("The Disk Does Not Respond Properly")
        case .viewingCopy: Sentence("You Are Viewing a Copy")
        case .unknown: Sentence("Something Went Wrong With Your Data")
        }
    }

    package var explanation: Sentence {
        switch kind {
        case .damaged:
            Sentence(
                "The file %@ cannot be read completely. It will not be changed. Restore a backup, look at what is still readable, or start fresh; the damaged file is kept.",
                .text(path))
        case .notTagwerk:
            Sentence(
                "%@ is not a file that Tagwerk has written. It will not be changed. Move it elsewhere and try again, or start fresh; it is kept under another name.",
                .text(path))
        case .newer:
            Sentence(
                "%@ was written by a newer version of Tagwerk. Nothing was changed. Update Tagwerk to open it.",
                .text(path))
        case .unusableBackup:
            Sentence(
                "The backup %@ could not be read or copied. Nothing was changed. Choose another backup or start fresh.",
                .text(path))
        case .backupFailed:
            Sentence(
                "Your data is saved, but it could not be copied to %@. The older backups are still there. Check that there is space on the disk.",
                .text(path))
        case .missing:
            Sentence(
                "There is no file %@, but there are backups of it. Put the file back and try again, restore a backup, or start fresh.",
                .text(path))
        case .readOnlyFile:
            Sentence(
                "Tagwerk may not write to %@, so no change could be saved. Allow writing in the properties of the file, then try again.",
                .text(path))
        case .readOnlyFolder:
            Sentence(
                "Tagwerk may not write to the folder %@, so no change could be saved. Allow writing in the properties of the folder, then try again.",
                .text(path))
        case .folderNotCreatable:
            Sentence(
                "Tagwerk keeps its data in %@, but this folder could not be created. Check that nothing else has this name and that you may write there, then try again.",
                .text(path))
        case .folderMissing:
            Sentence(
                "There is no data in %@, the folder chosen in the preferences. If it is on a disk that is not connected, connect it and try again.",
                .text(path))
        case .unreadable:
            Sentence(
                "Tagwerk may not read %@. Allow reading in the properties of the file, then try again.", .text(path))
        case .inUse:
            Sentence("Another copy of Tagwerk uses the data in %@. Close it, then try again.", .text(path))
        case .busy:
            Sentence(
                "Another program is working with %@. Wait until it has finished or close it, then try again.",
                .text(path))
        case .diskFull:
            Sentence(
                "There is no space left for %@. Your last change was not saved; everything before it was. Free some space, then try again.",
                .text(path))
        case .moved:
            Sentence(
                "%@ was moved, replaced or deleted while Tagwerk was running. Your last change was not saved. Put the file back and start Tagwerk again.",
                .text(path))
        case .moving:
            Sentence(
                "Tagwerk has just moved your data from %@ into another folder. Your last change was not saved. Make it again; should it fail again, start Tagwerk first.",
                .text(path))
        case .deviceFailure:
            Sentence(
                "Reading or writing %@ failed. Your last change was not saved. Check the disk and its connection, then try again.",
                .text(path))
        case .viewingCopy:
            Sentence("Nothing can be changed here: this is a copy of %@ for viewing only.", .text(path))
        case .unknown:
            Sentence("%@ could not be used. Nothing was lost that had been saved. Try again.", .text(path))
        }
    }
}
