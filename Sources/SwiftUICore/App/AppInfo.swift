import Foundation

/// What the program's Info.plist says of it.
package enum AppInfo {
    /// `@unchecked Sendable`: never changed.
    private struct Dictionary: @unchecked Sendable {
        let values: [String: Any]
    }

    private static let dictionary = Dictionary(values: read())

    /// A text that is not empty.
    package static func text(_ key: String) -> String? {
        (dictionary.values[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func read() -> [String: Any] {
        if let own = Bundle.main.infoDictionary, own["CFBundleIdentifier"] != nil { return own }
        // A package's program has no Info.plist of its own; it may have NAME-Info.plist among its resources.
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [:] }
        let name = executable.lastPathComponent.lowercased() + "-info.plist"
        for folder in LocalizedTables.programFolders(executable: executable) {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            guard let file = files.first(where: { $0.lowercased() == name }),
                let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
                let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { continue }
            return values
        }
        return [:]
    }
}
