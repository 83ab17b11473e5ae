import Foundation

/// The file behind the user's defaults, and the copy of its last good state.
struct SettingsFile {
    let file: URL

    private var copy: URL { file.appendingPathExtension("good") }

    /// Where Foundation keeps the standard defaults of this program; nil without a home folder.
    static var standard: SettingsFile? {
        let environment = ProcessInfo.processInfo.environment
        let folder: URL
        if let configured = environment["XDG_CONFIG_HOME"], configured.hasPrefix("/") {
            folder = URL(fileURLWithPath: configured, isDirectory: true)
        } else if let home = environment["HOME"], !home.isEmpty {
            folder = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".config", isDirectory: true)
        } else {
            return nil
        }
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return SettingsFile(file: folder.appendingPathComponent(name + ".plist"))
    }

    /// Keeps a copy of the file if it is good. Written to another name first, so that a copy is always whole.
    func keepCopy() {
        guard let data = try? Data(contentsOf: file), Self.isGood(data) else { return }
        try? data.write(to: copy, options: .atomic)
    }

    /// Where the file is damaged, sets it aside under a name of its own and puts the last good state in its place.
    /// Returns what to tell the user, or nil where there was nothing to mend.
    func mend() -> String? {
        guard let data = try? Data(contentsOf: file), !Self.isGood(data) else { return nil }
        let aside = freeName()
        do {
            try FileManager.default.moveItem(at: file, to: aside)
        } catch {
            return "The settings in \(file.path) are damaged and could not be set aside: \(error.localizedDescription)"
        }
        guard let saved = try? Data(contentsOf: copy), Self.isGood(saved),
            (try? saved.write(to: file, options: .atomic)) != nil
        else { return "The settings were damaged. They are kept in \(aside.path); the program starts with new ones." }
        return "The settings were damaged. They are kept in \(aside.path); the last good ones are used instead."
    }

    /// A name beside the file that nothing has yet: what was set aside earlier stays.
    private func freeName() -> URL {
        let base = file.deletingPathExtension()
        let stamp = Int(Date().timeIntervalSince1970)
        let names = (0...).lazy.map { base.appendingPathExtension("damaged-\(stamp + $0).plist") }
        return names.first { !FileManager.default.fileExists(atPath: $0.path) } ?? base
    }

    private static func isGood(_ data: Data) -> Bool {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
    }
}
