import Foundation

extension URL {
    /// The user's folder for documents, as the desktop has it (`XDG_DOCUMENTS_DIR`).
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

    /// The user's folder for downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

    /// The user's folder for pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

    /// The user's folder for music.
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

    /// The user's folder for videos.
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

    /// The folder of what lies on the desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

    /// The folder of what the user shares with others.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }

    /// The user's folder for programs' data (`XDG_DATA_HOME`).
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }

    /// The user's folder for what can be made again (`XDG_CACHE_HOME`).
    public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

    /// The folder of the user's rubbish.
    public static var trashDirectory: URL {
        applicationSupportDirectory.appendingPathComponent("Trash/files", isDirectory: true)
    }

    private static func folder(_ place: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: place, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}
