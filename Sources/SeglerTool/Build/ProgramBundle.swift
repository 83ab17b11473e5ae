import Foundation

/// Lays a program's resources out as `Bundle.main` looks for them: flat, beside the program, with an Info.plist.
struct ProgramBundle {
    let app: AppProject
    let url: URL

    /// Brings the folder up to date; what an earlier build left and nothing asks for any more goes.
    /// Returns what is worth a warning.
    func write() throws -> [String] {
        let manager = FileManager.default
        try manager.createDirectory(at: url, withIntermediateDirectories: true)
        var warnings: [String] = []
        var taken: [String: URL] = [:]
        for resource in app.resources {
            if let first = taken[resource.path] {
                if first != resource.source, !resource.path.hasSuffix(".lproj") {
                    warnings.append(
                        "Two files are called \(resource.path): \(first.path) goes into the app, \(resource.source.path) does not."
                    )
                    continue
                }
            }
            taken[resource.path] = resource.source
        }
        let names = Set(taken.keys.map { String($0.prefix { $0 != "/" }) })
        for entry in Folder.entries(of: url)
        where !names.contains(entry.name) && entry.name != app.name && entry.name != "Info.plist" {
            try manager.removeItem(at: entry.url)
        }
        for (path, source) in taken.sorted(by: { $0.key < $1.key }) where path != app.name && path != "Info.plist" {
            try Files.copy(source, to: url.appendingPathComponent(path))
        }
        try Files.write(infoList(), to: url.appendingPathComponent("Info.plist"))
        return warnings
    }

    private func infoList() throws -> Data {
        var list: [String: Any] = [:]
        if let file = app.info.file, let data = try? Data(contentsOf: file),
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            // What Xcode would fill in from build settings is filled in below.
            list = own.filter { !(($0.value as? String)?.contains("$(") ?? false) }
        }
        list["CFBundleExecutable"] = app.name
        list["CFBundleName"] = list["CFBundleName"] ?? app.name
        list["CFBundlePackageType"] = "APPL"
        list["CFBundleInfoDictionaryVersion"] = "6.0"
        list["CFBundleDevelopmentRegion"] = list["CFBundleDevelopmentRegion"] ?? "en"
        for (key, value) in [
            "CFBundleIdentifier": app.info.identifier, "CFBundleDisplayName": app.info.displayName,
            "CFBundleShortVersionString": app.info.version ?? "1.0", "CFBundleVersion": app.info.build ?? "1",
            "NSAccentColorName": app.info.accentColor,
        ] where list[key] == nil {
            list[key] = value
        }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}
