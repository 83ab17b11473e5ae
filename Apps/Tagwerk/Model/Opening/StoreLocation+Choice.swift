import Foundation

extension StoreLocation {
    /// The setting with the path of the folder that the user chose instead of the usual one.
    package static let folderKey = "dataFolder"

    /// The folder that the user chose, or the usual one.
    package static func chosen(in settings: UserDefaults = .standard) -> StoreLocation {
        guard let path = settings.string(forKey: folderKey), path.hasPrefix("/") else { return .standard() }
        return StoreLocation(folder: URL(filePath: path, directoryHint: .isDirectory))
    }

    /// Makes this the folder that is used from now on.
    package func choose(in settings: UserDefaults = .standard) {
        if isStandard {
            settings.removeObject(forKey: Self.folderKey)
        } else {
            settings.set(folder.path(percentEncoded: false), forKey: Self.folderKey)
        }
        settings.synchronize()
    }

    /// Whether this is the folder that the XDG Base Directory Specification names.
    package var isStandard: Bool {
        folder.standardizedFileURL.path == Self.standard().folder.standardizedFileURL.path
    }

    /// Whether the data is used in another folder by now.
    var hasMoved: Bool { FileManager.default.fileExists(atPath: movedMark.path(percentEncoded: false)) }

    /// Whether there is a data file in the folder.
    package var hasData: Bool { FileManager.default.fileExists(atPath: database.path(percentEncoded: false)) }
}
