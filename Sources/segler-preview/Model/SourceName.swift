/// Names of files and folders that a program may be made of.
enum SourceName {
    /// Whether a change of what is called so is one of the program's. Hidden files, and those that editors keep beside
    /// the one that is edited, are not.
    static func counts(_ name: String) -> Bool {
        guard let first = name.first, first != ".", first != "#" else { return false }
        if name.hasSuffix("~") || name == editorsProbe || foreignFolders.contains(name) { return false }
        let lowercased = name.lowercased()
        return !endings.contains { lowercased.hasSuffix($0) }
    }

    /// Vim makes a file of this name to see whether it may.
    private static let editorsProbe = "4913"
    /// Large folders of others.
    private static let foreignFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]
    private static let endings = [".swp", ".swo", ".swx", ".tmp", ".bak", ".orig", ".part", ".kate-swp"]
}
